import { Check } from "lucide-react";
import { useInSight } from "../../../../../../ui/browser/use-in-sight.ts";
import { classNames } from "../../../../../../ui/controls/class-names.ts";
import { Icon } from "../../../../../../ui/controls/icon.tsx";
import { List } from "../../../../../../ui/controls/list.tsx";
import styles from "../handover.module.css";

type Props<Name extends string> = {
  /** The name of the list. */
  label: string;
  names: Readonly<Record<Name, string>>;
  steps: readonly Name[];
  step: Name;
  isDone: (step: Name) => boolean;
  onGo: (step: Name) => void;
};

/** The steps in a row that scrolls on a phone, each with its number, or a tick where nothing is left to do. */
export function StepList<Name extends string>(props: Props<Name>) {
  const { label, names, steps, step, isDone, onGo } = props;
  const row = useInSight<HTMLElement>(step, "[aria-current]");
  return (
    <nav ref={row} className={styles.row} aria-label={label}>
      <List ordered className={styles.steps}>
        {steps.map((one, index) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === step ? "step" : undefined}
              className={classNames(isDone(one) && styles.done)}
              onClick={() => onGo(one)}
            >
              <span className={styles.number} aria-hidden="true">
                {isDone(one) ? <Icon of={Check} size={16} strong /> : index + 1}
              </span>
              {names[one]}
            </button>
          </li>
        ))}
      </List>
    </nav>
  );
}
