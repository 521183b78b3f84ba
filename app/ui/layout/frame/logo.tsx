import { Link } from "react-router";
import styles from "./logo.module.css";

/** A trip as a ring, a line and a dot. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 44 18"
      width="44"
      height="18"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M16 9h12" stroke="currentColor" strokeWidth="2.5" />
      <circle cx="9" cy="9" r="6.75" stroke="currentColor" strokeWidth="2.5" />
      <circle cx="35" cy="9" r="8" fill="currentColor" />
    </svg>
  );
}

export function Logo({ to }: { to: string }) {
  return (
    <Link className={styles.logo} to={to}>
      <LogoMark className={styles.mark} />
      <span>
        Eternal Pro <em>Rent a Car</em>
      </span>
    </Link>
  );
}
