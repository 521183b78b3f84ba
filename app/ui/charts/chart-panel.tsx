import type { ReactNode } from "react";
import { chartWords } from "../../i18n/figures/chart-words.ts";
import { useAdminLanguage } from "../admin/page/admin-language.ts";
import { Panel } from "../admin/page/panel.tsx";
import { ColumnChart } from "./column-chart.tsx";
import type { ColumnsDrawn } from "./draw-columns.ts";

type Props = {
  title: string;
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  drawn: ColumnsDrawn;
  /** Above the first column of the table, and above its sums. */
  column: string;
  total: string;
};

/** A chart of columns on a card of its own. */
export function ChartPanel({ title, lead, actions, drawn, column, total }: Props) {
  const words = { column, total, ...chartWords(useAdminLanguage()) };
  return (
    <Panel title={title} lead={lead} actions={actions}>
      {drawn.isEmpty ? <p>{words.nothing}</p> : <ColumnChart {...{ title, drawn, words }} />}
    </Panel>
  );
}
