import { Plus, X } from "lucide-react";
import { Popover } from "radix-ui";
import { useState, type ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "../../controls/button.tsx";
import { classNames } from "../../controls/class-names.ts";
import { Icon } from "../../controls/icon.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import styles from "./filter-chip.module.css";

type Props = {
  label: string;
  /** The chosen value in words; absent when the filter is not set. */
  value?: string;
  /** The address of the list without this filter. */
  clearHref: string;
  /** The entries of the address that this filter does not change. */
  kept: readonly (readonly [string, string])[];
  /** The fields of the filter. */
  children: ReactNode;
};

/** A filter of a list: dashed while it is not set, solid with a cross once it is. */
export function FilterChip({ label, value, clearHref, kept, children }: Props) {
  const words = useFrameWords().list;
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <span className={classNames(styles.chip, value && styles.on)}>
        <Popover.Trigger>
          {!value && <Icon of={Plus} size={16} />}
          {label} {value && <b>{value}</b>}
        </Popover.Trigger>
        {value && (
          <Link to={clearHref} aria-label={words.remove(label)} preventScrollReset>
            <Icon of={X} size={16} />
          </Link>
        )}
      </span>
      <Popover.Content
        aria-label={label}
        className={`floating ${styles.pop}`}
        align="start"
        sideOffset={6}
        collisionPadding={16}
      >
        <Form method="get" preventScrollReset onSubmit={() => setOpen(false)}>
          {kept.map(([name, text]) => (
            <input key={`${name} ${text}`} type="hidden" name={name} value={text} />
          ))}
          {children}
          <Button type="submit" kind="pick">
            {words.apply}
          </Button>
        </Form>
      </Popover.Content>
    </Popover.Root>
  );
}

/** The search and the filters of a list in one row. */
export function FilterBar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.bar}>
      {children}
      {end && <div className={styles.barEnd}>{end}</div>}
    </div>
  );
}
