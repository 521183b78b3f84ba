import { decideLines } from "../../../../../../domain/handovers/proposed-lines.ts";
import type { ProposedLine } from "../../../../../../domain/handovers/proposed-lines.ts";
import { adminPath } from "../../../../../../i18n/admin-paths.ts";
import { handoverWords } from "../../../../../../i18n/admin-handover/en.ts";
import { formatEuro, formatNumber } from "../../../../../../i18n/format.ts";
import { ButtonOut } from "../../../../../../ui/controls/button.tsx";
import { Panel } from "../../../../../../ui/admin/page/panel.tsx";
import { type Sum, SumList } from "../../../../../../ui/admin/page/sum-list.tsx";
import { Field } from "../../../../../../ui/controls/field.tsx";
import { List } from "../../../../../../ui/controls/list.tsx";
import { Tick } from "../../../../../../ui/controls/tick.tsx";
import styles from "../handover.module.css";
import { earlyText, lineText, planText } from "../said.ts";
import { linesOf, type TypedLine } from "../typed.ts";
import type { StepProps } from "./step-props.ts";

const decisions = ["accepted", "changed", "waived"] as const;

/** What is due and held, and at the return what it adds. */
export function MoneyStep(props: StepProps) {
  const { facts, language } = props;
  const { steps, money: words } = handoverWords(language);
  const euro = (cents: number) => formatEuro(cents, language);
  const { direction, chargesCents, depositCents, heldCents = 0 } = facts;
  const isDepositMissing = direction === "out" && heldCents < depositCents;
  const rows: [string, number, Sum["tone"]?][] = [
    [words.total, facts.totalCents],
    ...(chargesCents > 0 ? [[words.charges, chargesCents] satisfies [string, number]] : []),
    [words.paid, facts.paidCents],
    [words.open, facts.openCents],
    ...(direction === "out" ? [[words.deposit, depositCents] satisfies [string, number]] : []),
    [words.held, heldCents, isDepositMissing ? "bad" : undefined],
  ];
  return (
    <>
      <Panel title={steps.money} lead={words.lead}>
        <SumList sums={rows.map(([name, cents, tone]) => ({ name, amount: euro(cents), tone }))} />
        {/* On a page of its own, so that what is typed here stays. */}
        <ButtonOut
          href={adminPath("reservations", language, facts.code, "account")}
          target="_blank"
        >
          {words.account}
        </ButtonOut>
        {isDepositMissing && (
          <ButtonOut
            href={`${adminPath("reservations", language, facts.code, "account")}#hold-deposit`}
            target="_blank"
          >
            {words.holdDeposit}
          </ButtonOut>
        )}
      </Panel>
      {facts.direction === "in" && <ReturnLines {...props} />}
    </>
  );
}

/** What the return adds: each line is charged, changed or waived by a person. */
function ReturnLines({ typed, facts, sheet, language, change }: StepProps) {
  const words = handoverWords(language).money;
  const euro = (cents: number) => formatEuro(cents, language);
  const lines = linesOf(sheet, facts);
  const early = earlyText(facts, language);
  const decided = sheet.direction === "in" ? decideLines(lines, sheet.lines) : undefined;
  const sum = decided?.ok
    ? decided.lines.reduce((all, { amountCents }) => all + amountCents, 0)
    : undefined;
  return (
    <Panel title={words.linesTitle}>
      {early && <p className={styles.lead}>{early}</p>}
      {lines.length === 0 && <p className={styles.lead}>{words.noLines}</p>}
      <List className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name}>
            <LineFields
              {...{ language, line }}
              typed={typed.lines[line.name]}
              onChange={(one) => change({ lines: { ...typed.lines, [line.name]: one } })}
            />
          </li>
        ))}
      </List>
      {sum !== undefined && lines.length > 0 && (
        <SumList sums={[{ name: words.sum, amount: euro(sum), tone: "whole" }]} />
      )}
    </Panel>
  );
}

type LineProps = Pick<StepProps, "language"> & {
  line: ProposedLine;
  typed: TypedLine | undefined;
  onChange: (typed: TypedLine) => void;
};

function LineFields({ language, line, typed, onChange }: LineProps) {
  const words = handoverWords(language).money;
  const amount = formatNumber(line.amountCents / 100, language, 2);
  const now: TypedLine = typed ?? { decision: "accepted", amount, reason: "" };
  const plan = planText(line, language);
  return (
    <div className={styles.line}>
      <p className={styles.lineHead}>
        <b>{lineText(line, language)}</b>
        <span>{formatEuro(line.amountCents, language)}</span>
      </p>
      {plan && <p className={styles.lead}>{plan}</p>}
      <div className={styles.choices} role="radiogroup" aria-label={lineText(line, language)}>
        {decisions.map((decision) => (
          <Tick
            key={decision}
            type="radio"
            name={`decision-${line.name}`}
            checked={now.decision === decision}
            onChange={() => onChange({ ...now, decision })}
          >
            {words.decisions[decision]}
          </Tick>
        ))}
      </div>
      {now.decision !== "accepted" && (
        <div className={styles.fields}>
          {now.decision === "changed" && (
            <Field
              label={words.amount}
              name={`amount-${line.name}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={now.amount}
              onChange={({ target }) => onChange({ ...now, amount: target.value })}
            />
          )}
          <Field
            label={words.reason}
            name={`reason-${line.name}`}
            autoComplete="off"
            maxLength={200}
            value={now.reason}
            onChange={({ target }) => onChange({ ...now, reason: target.value })}
          />
        </div>
      )}
    </div>
  );
}
