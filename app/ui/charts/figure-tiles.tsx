import { Link } from "react-router";
import styles from "./figure-tiles.module.css";

export type Tile = {
  label: string;
  definition: string;
  text: string;
  change?: string;
  earlier?: string;
  /** The parts that it is divided of, with their numbers. */
  how: readonly { name: string; text: string }[];
  /** The rows behind it. */
  href?: string;
};

type Props = {
  tiles: readonly Tile[];
  how: string;
  /** What leads to the rows behind a figure. */
  behind?: string;
};

/** Figures beside each other; a press on one says what it is, and how this number was made. */
export function FigureTiles({ tiles, how: asked, behind }: Props) {
  return (
    <div className={styles.tiles}>
      {tiles.map(({ label, definition, text, change, earlier, how, href }) => (
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
              <b>{asked}</b> {how.map(({ name, text: part }) => `${part} (${name})`).join(" / ")} ={" "}
              {text}
            </p>
          )}
          {href !== undefined && (
            <Link to={href} preventScrollReset>
              {behind}
            </Link>
          )}
        </details>
      ))}
    </div>
  );
}
