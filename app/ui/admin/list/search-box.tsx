import { Search, X } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { Icon } from "../../controls/icon.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import styles from "./search-box.module.css";

type Props = {
  name?: string;
  /** The label, which names what can be searched for, e.g. "Code, name, phone, e-mail or plate". */
  label: string;
  value: string;
  /** The address of the list without the search, behind a cross that is shown while there is one. */
  clearHref?: string;
};

/** The search field of a list, for a form that is a GET. */
export function SearchBox({ name = "q", label, value, clearHref }: Props) {
  const words = useFrameWords().list;
  const id = useId();
  return (
    <div className={styles.search} role="search">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Icon of={Search} size={16} />
      <input
        key={value}
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      {value && clearHref && (
        <Link to={clearHref} aria-label={words.clear} preventScrollReset>
          <Icon of={X} size={16} />
        </Link>
      )}
      <button type="submit" className="visually-hidden">
        {words.search}
      </button>
    </div>
  );
}
