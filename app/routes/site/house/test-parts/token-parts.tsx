import type { CSSProperties } from "react";
import { Part } from "./part.tsx";
import styles from "./token-parts.module.css";

const colours =
  "paper card salt-50 salt-100 salt-200 salt-300 ink ink-2 ink-3 control lake-50 lake-100 lake-400 lake-600 lake-700 lake-800 amber amber-press ok ok-tint warn warn-tint bad bad-tint focus".split(
    " ",
  );

const sizes: [string, string][] = [
  ["t7", "€16.65 a day"],
  ["t6", "Four kinds of car"],
  ["t5", "€66.60 for 4 days"],
  ["t4", "Dacia Duster"],
  ["t3", "Preuzimanje na Aerodromu Tuzla, ispred dolazaka."],
  ["t2", "5 sjedišta · Ručni · 3 kofera"],
  ["t1", "Datum preuzimanja, 1 dan, 2 dana, 5 dana, č ć ž š đ Č Ć Ž Š Đ €"],
];

/** The colours and sizes of type, straight from the tokens. */
export function TokenParts() {
  return (
    <>
      <Part title="Colour">
        {colours.map((name) => (
          <div key={name} className={styles.swatch} style={custom({ "--shown": `var(--${name})` })}>
            <i />
            {name}
          </div>
        ))}
      </Part>
      <Part title="Type">
        <div className={styles.sizes}>
          {sizes.map(([name, text]) => (
            <p key={name}>
              <small>{name}</small>
              <span style={custom({ "--size": `var(--${name})` })}>{text}</span>
            </p>
          ))}
        </div>
      </Part>
    </>
  );
}

function custom(properties: Record<`--${string}`, string>): CSSProperties {
  return properties as CSSProperties;
}
