import { ChevronLeft, ChevronRight } from "lucide-react";
import { ButtonLink } from "../../controls/button.tsx";
import { Icon } from "../../controls/icon.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import styles from "./pager.module.css";

type Props = {
  /** The rows that are shown: "1–50 of 214". */
  label: string;
  /** The addresses of the neighbouring pages; absent when there is no such page. */
  before?: string;
  after?: string;
};

/** The links to the neighbouring pages of a list. */
export function Pager({ label, before, after }: Props) {
  const words = useFrameWords().list;
  return (
    <nav className={styles.pager} aria-label={label}>
      <span>{label}</span>
      {before && (
        <ButtonLink to={before} square aria-label={words.previous} rel="prev">
          <Icon of={ChevronLeft} size={18} />
        </ButtonLink>
      )}
      {after && (
        <ButtonLink to={after} square aria-label={words.next} rel="next">
          <Icon of={ChevronRight} size={18} />
        </ButtonLink>
      )}
    </nav>
  );
}
