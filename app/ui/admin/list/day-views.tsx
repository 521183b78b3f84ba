import type { ReactNode } from "react";
import type { Days } from "../../../domain/figures/periods.ts";
import { Views } from "./views.tsx";

type Props<Name extends string> = {
  /** The name of the row, and of each of its days. */
  words: { label: string } & Readonly<Record<NoInfer<Name>, string>>;
  days: Readonly<Record<Name, Days>>;
  current: Days;
  addressOf: (name: Name) => string;
  /** More views of the page, after the days. */
  views?: readonly { to: string; label: string; isCurrent: boolean }[];
  children?: ReactNode;
};

/** The days that a page of figures is asked for most, as its views. */
export function DayViews<Name extends string>(props: Props<Name>) {
  const { words, days, current, addressOf, views = [], children } = props;
  const names = Object.keys(days) as Name[];
  return (
    <Views
      label={words.label}
      views={[
        ...names.map((name) => ({
          to: addressOf(name),
          label: words[name],
          isCurrent:
            !views.some(({ isCurrent }) => isCurrent) &&
            current.from === days[name].from &&
            current.to === days[name].to,
        })),
        ...views,
      ]}
    >
      {children}
    </Views>
  );
}
