import type { Language } from "../../../../domain/language.ts";
import { formatEuroShort } from "../../../../i18n/format.ts";
import { drawColumns, type ColumnsDrawn } from "../../../../ui/charts/draw-columns.ts";

/** Charts of the page of parts: full, with something below zero, and empty. */
export function chartSamples(language: Language): { title: string; drawn: ColumnsDrawn }[] {
  const format = (cents: number) => formatEuroShort(Math.round(cents), language);
  const labels = ["Jan", "Feb", "Mar", "Apr", "Maj", "Jun", "Jul"];
  const series = (...values: number[][]) =>
    ["Najam", "Zaštita", "Dodaci", "Naknade"].map((name, at) => ({
      key: name,
      name,
      values: values[at] ?? [],
    }));
  const full = series(
    [210000, 180000, 260000, 320000, 410000, 620000, 980000],
    [40000, 30000, 52000, 61000, 90000, 120000, 210000],
    [9000, 4000, 12000, 20000, 15000, 40000, 62000],
    [3000, 0, 8000, 4000, 12000, 9000, 30000],
  );
  const compared = {
    name: "2025",
    values: [190000, undefined, 300000, 380000, 500000, 700000, 900000],
  };
  const below = series([120000, -45000, 30000], [20000, -9000, 0]).slice(0, 2);
  return [
    {
      title: "Columns of four parts, compared",
      drawn: drawColumns({ labels, series: full, compared, format }),
    },
    {
      title: "Columns below zero",
      drawn: drawColumns({ labels: labels.slice(0, 3), series: below, format }),
    },
    {
      title: "No column",
      drawn: drawColumns({ labels: [], series: series().slice(0, 1), format }),
    },
  ];
}
