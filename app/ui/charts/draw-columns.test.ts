import { expect, test } from "vitest";
import { drawColumns } from "./draw-columns.ts";

const format = (value: number) => `${Math.round(value)} €`;
const asked = {
  labels: ["Jan", "Feb", "Mar"],
  series: [
    { key: "rent", name: "Rent", values: [100, 200, 0] },
    { key: "fee", name: "Fees", values: [50, -40, 0] },
  ],
  format,
};

test("parts stand on one another, and below the line of zero when they are below zero", () => {
  const { series, zero, columns, plot } = drawColumns(asked);
  const [rent, fee] = series.map(({ boxes }) => boxes);
  expect(columns.map(({ total }) => total)).toEqual(["150 €", "160 €", "0 €"]);
  expect(Number(rent?.[0]?.y) + Number(rent?.[0]?.height)).toBeCloseTo(zero, 0);
  expect(Number(fee?.[0]?.y) + Number(fee?.[0]?.height)).toBeCloseTo(Number(rent?.[0]?.y), 0);
  expect(fee?.[1]?.y).toBeCloseTo(zero, 0);
  expect(rent?.[2]?.height).toBe(0);
  // Twice the number is twice the height.
  expect(Number(rent?.[1]?.height) / Number(rent?.[0]?.height)).toBeCloseTo(2, 1);
  for (const { boxes } of series)
    for (const { x, y, width, height } of boxes) {
      expect(x).toBeGreaterThanOrEqual(plot.x);
      expect(x + width).toBeLessThanOrEqual(plot.x + plot.width + 0.2);
      expect(y).toBeGreaterThanOrEqual(plot.y - 0.2);
      expect(y + height).toBeLessThanOrEqual(plot.y + plot.height + 0.2);
    }
});

test("a line of comparison leaves out what is not known", () => {
  const drawn = drawColumns({ ...asked, compared: { name: "2025", values: [80, undefined, 90] } });
  expect(drawn.compared?.path.match(/M/g)).toHaveLength(2);
  expect(drawn.columns.map(({ compared }) => compared)).toEqual(["80 €", undefined, "90 €"]);
});

test("a goal is a line at its height, which the axis reaches", () => {
  const { goal, plot, ticks } = drawColumns({ ...asked, goal: { name: "Goal", value: 400 } });
  expect(goal).toMatchObject({ name: "Goal", text: "400 €" });
  expect(Number(goal?.y)).toBeGreaterThanOrEqual(plot.y);
  expect(ticks.map(({ label }) => label)).toContain("400 €");
});

test("a year of days has labels that fit, and no column at all is an empty frame", () => {
  const labels = Array.from({ length: 365 }, (_, at) => String(at));
  const drawn = drawColumns({
    ...asked,
    labels,
    series: [{ key: "a", name: "A", values: labels.map(Number) }],
  });
  expect(drawn.columns).toHaveLength(365);
  expect(drawn.labels.length).toBeLessThanOrEqual(10);
  for (let days = 1; days < 70; days += 1) {
    const { labels: shown, width } = drawColumns({ ...asked, labels: labels.slice(0, days) });
    expect(shown.length).toBeGreaterThan(0);
    expect(Math.max(...shown.map(({ x }) => x)) + 33).toBeLessThanOrEqual(width);
  }
  expect(drawColumns({ ...asked, labels: [], series: [] }).ticks).toHaveLength(1);
  expect(drawColumns({ ...asked, labels: [], series: [] })).toMatchObject({
    columns: [],
    labels: [],
    isEmpty: true,
  });
  expect(drawColumns(asked).isEmpty).toBe(false);
  const goal = { name: "Goal", value: 400 };
  const none = asked.series.map((one) => ({ ...one, values: [0, undefined, 0] }));
  expect(drawColumns({ ...asked, series: none }).isEmpty).toBe(true);
  expect(drawColumns({ ...asked, series: none, goal }).isEmpty).toBe(false);
});
