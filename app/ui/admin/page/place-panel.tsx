import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../controls/button.tsx";
import { keepsTyped } from "../form/leave-guard.tsx";
import { Panel } from "./panel.tsx";
import styles from "./place-panel.module.css";

type Props = {
  title: string;
  /** The sentence that says the place. */
  lead: string;
  place: { number: number; of: number };
  up: string;
  down: string;
  /** True for those who may move the record. */
  mayMove: boolean;
  children?: ReactNode;
};

/** The place of a record among the others, with buttons that post `move` (`up` or `down`) to the record's page. */
export function PlacePanel({ title, lead, place, up, down, mayMove, children }: Props) {
  const step = (value: "up" | "down", label: string, isLast: boolean) => (
    <Button
      type="submit"
      name="move"
      value={value}
      icon={value === "up" ? ArrowUp : ArrowDown}
      disabled={isLast}
    >
      {label}
    </Button>
  );
  return (
    <Panel title={title} lead={lead}>
      {mayMove && (
        <Form method="post" state={keepsTyped} className={styles.moves} preventScrollReset>
          {step("up", up, place.number === 1)}
          {step("down", down, place.number === place.of)}
        </Form>
      )}
      {children}
    </Panel>
  );
}
