import { ColumnChart } from "../../../../ui/charts/column-chart.tsx";
import type { ColumnsDrawn } from "../../../../ui/charts/draw-columns.ts";
import { Part } from "./part.tsx";

type Props = { samples: readonly { title: string; drawn: ColumnsDrawn }[] };

const words = {
  column: "Mjesec",
  total: "Ukupno",
  table: "Tabela",
  keys: "Strelice čitaju stupce.",
};

/** Charts with their tables. */
export function ChartParts({ samples }: Props) {
  return samples.map(({ title, drawn }) => (
    <Part key={title} title={title}>
      <ColumnChart title={title} drawn={drawn} words={words} />
    </Part>
  ));
}
