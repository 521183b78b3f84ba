import type { ComponentProps } from "react";
import type { Language } from "../../../domain/language.ts";
import { adminReservationsWords } from "../../../i18n/admin-reservations/en.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { List } from "../../../ui/controls/list.tsx";
import styles from "./instead-list.module.css";
import type { Way, WayGroup } from "./instead-ways.ts";

type Props = {
  language: Language;
  groups: readonly WayGroup[];
  /** The properties of the button of a way, which fills the form in: with scripts, or by sending it. */
  button: (way: Way) => Pick<ComponentProps<typeof Button>, "type" | "name" | "value" | "onClick">;
};

/** The ways out of a taken car, each a button. */
export function InsteadList({ language, groups, button }: Props) {
  const words = adminReservationsWords(language).instead;
  if (groups.length === 0) return <p>{words.none}</p>;
  return groups.map(({ title, ways }) => (
    <div key={title} className={styles.group}>
      <p>{title}</p>
      <List className={styles.ways}>
        {ways.map((way) => (
          <li key={way.label}>
            <Button {...button(way)} className={styles.way}>
              <span>{way.label}</span> {way.price && <b>{way.price}</b>}
            </Button>
          </li>
        ))}
      </List>
    </div>
  ));
}
