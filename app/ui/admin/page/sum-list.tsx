import type { ReactNode } from "react";
import { classNames } from "../../controls/class-names.ts";
import styles from "./sum-list.module.css";

export type Sum = {
  name: string;
  amount: ReactNode;
  /** Below the amount, smaller. */
  note?: string;
  /** `whole` is what the others come to; `bad` is wrong. */
  tone?: "whole" | "bad";
};

/** Amounts below each other, each behind its name. */
export function SumList({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, amount, note, tone }) => (
        <div key={name} className={classNames(tone && styles[tone])}>
          <dt>{name}</dt>
          <dd>
            {amount}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
