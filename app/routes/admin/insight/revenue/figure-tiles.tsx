import { adminRevenueWords } from "../../../../i18n/admin-revenue/en.ts";
import type { Language } from "../../../../domain/language.ts";
import styles from "./figure-tiles.module.css";

type Tile = {
  label: string;
  definition: string;
  text: string;
  change?: string;
  earlier?: string;
  /** The parts that it is divided of, with their numbers. */
  how: readonly { name: string; text: string }[];
};

/** Figures beside each other; a press on one says what it is, and how this number was made. */
export function FigureTiles({ tiles, language }: { tiles: readonly Tile[]; language: Language }) {
  const words = adminRevenueWords(language);
  return (
    <div className={styles.tiles}>
      {tiles.map(({ label, definition, text, change, earlier, how }) => (
        <details key={label} className={styles.tile}>
          <summary>
            <span>{label}</span>
            <b>{text}</b>
            {earlier !== undefined && (
              <small>
                {change ? `${change} · ` : ""}
                {earlier}
              </small>
            )}
          </summary>
          <p>{definition}</p>
          {how.length > 0 && (
            <p>
              <b>{words.how}</b>{" "}
              {how.map(({ name, text: part }) => `${part} (${name})`).join(" / ")} = {text}
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
