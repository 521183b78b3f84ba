import { Link } from "react-router";
import { List } from "../../controls/list.tsx";
import styles from "./steps.module.css";

type Props = {
  /** The name of the list, for screen readers. */
  label: string;
  /** The steps in order; a completed one may link back to its page. */
  steps: readonly { label: string; to?: string }[];
  /** Index of the current step. */
  current: number;
};

/** The progress of a booking: completed steps are dots, the current one a ring, joined by the road. */
export function Steps({ label, steps, current }: Props) {
  return (
    <List ordered className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={index < current ? styles.done : undefined}
          aria-current={index === current ? "step" : undefined}
        >
          {index < current && step.to ? <Link to={step.to}>{step.label}</Link> : step.label}
        </li>
      ))}
    </List>
  );
}
