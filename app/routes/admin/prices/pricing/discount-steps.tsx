import { Plus, Trash2 } from "lucide-react";
import type { FieldFault } from "../../../../domain/forms/field-fault.ts";
import { discountKey } from "../../../../domain/pricing/editing/price-cells.ts";
import { cellFaultText } from "../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import type { PricingView } from "./read-view.ts";
import type { PriceEdits } from "./use-price-edits.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./pricing.module.css";

type Props = {
  view: PricingView;
  edits: PriceEdits;
  steps: readonly Step[];
  write: (steps: Step[]) => void;
  /** True after a preview was asked for: missing parts are then named. */
  isTried: boolean;
};

/** The steps under each other: the day from which each counts, its percentage, and a button that removes it. */
export function DiscountSteps(props: Props) {
  const { view, steps, write } = props;
  const words = pricingWords(view.language).discounts;
  const add = () => {
    const key = `new:${Math.max(0, ...steps.map(({ key: one }) => Number(one.slice(4)) || 0)) + 1}`;
    write([...steps, { key, days: "", percent: "" }]);
  };
  return (
    <Panel title={words.title} lead={words.lead}>
      {steps.length === 0 && <p>{words.none}</p>}
      <List className={styles.steps}>
        {steps.map((step, index) => (
          <StepRow key={step.key} {...props} {...{ step, index }} />
        ))}
      </List>
      {!view.mayNot && (
        <p>
          <Button icon={Plus} onClick={add}>
            {words.add}
          </Button>
        </p>
      )}
    </Panel>
  );
}

function StepRow(props: Props & { step: Step; index: number }) {
  const { view, steps, write, step } = props;
  const words = pricingWords(view.language).discounts;
  const disabled = view.mayNot !== undefined;
  const change = (more: Partial<Step>) =>
    write(steps.map((one) => (one === step ? Object.assign({}, one, more) : one)));
  const faults = faultsOf(props);
  const said = (fault: FieldFault | undefined) =>
    fault && cellFaultText(fault, view, view.language);
  return (
    <li>
      <Field
        label={words.from}
        inputMode="numeric"
        maxLength={5}
        disabled={disabled}
        value={step.days}
        fault={said(faults.days)}
        onChange={(event) => change({ days: event.target.value })}
      />
      <Field
        id={`${stepKey(step)}`}
        label={words.percent}
        inputMode="numeric"
        maxLength={5}
        disabled={disabled}
        value={step.percent}
        fault={said(faults.percent)}
        onChange={(event) => change({ percent: event.target.value })}
      />
      <Button
        kind="quiet"
        icon={Trash2}
        className={styles.level}
        disabled={disabled}
        aria-label={step.days.trim() ? words.removeOf(step.days.trim()) : words.remove}
        onClick={() => write(steps.filter((one) => one !== step))}
      >
        <span className={styles.wide}>{words.remove}</span>
      </Button>
    </li>
  );
}

type StepFaults = { days?: FieldFault; percent?: FieldFault };

function faultsOf({ edits, steps, step, index, isTried }: Props & { step: Step; index: number }) {
  const missing: FieldFault | undefined = isTried ? { code: "missing" } : undefined;
  const faults: StepFaults = {};
  if (step.days.trim() === "") faults.days = missing;
  else if (isTwice(steps, index)) faults.days = { code: "twice" };
  if (step.percent.trim() === "") faults.percent = missing;
  const said = faults.days ? undefined : edits.faults[stepKey(step)];
  if (said?.code === "days") faults.days = said;
  else if (said) faults.percent = said;
  return faults;
}

/**
 * A length discount as a typed row. A row without days has no cell yet, since a cell is named by its days; `key` stays
 * the same.
 */
export type Step = { key: string; days: string; percent: string };

/** The steps of the cells, the shortest first. */
export function stepsOf(edits: PriceEdits): Step[] {
  const keys = new Set([...discountKeys(edits.base.cells), ...discountKeys(edits.typed)]);
  return [...keys]
    .filter((key) => edits.text(key) !== "")
    .map((key) => ({ key, days: key.slice("discount:".length), percent: edits.text(key) }))
    .toSorted((a, b) => Number(a.days) - Number(b.days));
}

/** The keys of the cells that are length discounts. */
export function discountKeys(cells: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(cells).filter((key) => key.startsWith("discount:"));
}

/** The key of a step's cell, which is named by the days. */
export function stepKey({ days }: Pick<Step, "days">): string {
  return discountKey(days.trim());
}

/** True while the days or the percentage are missing. */
export function isBlank({ days, percent }: Step): boolean {
  return days.trim() === "" || percent.trim() === "";
}

/** True when an earlier step begins at the same day. */
export function isTwice(steps: readonly Step[], index: number): boolean {
  const days = steps[index]?.days.trim();
  return steps.findIndex((step) => step.days.trim() === days) < index;
}
