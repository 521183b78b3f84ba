import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ReservationProvider, useReservation } from "./reservation-state.tsx";

function Reader() {
  const { selectedProtectionPlan, selectedExtras, selectedCrossBorderFees } = useReservation();
  return createElement(
    "p",
    null,
    [
      selectedProtectionPlan,
      Object.keys(selectedExtras).join(),
      selectedCrossBorderFees.join(),
    ].join(" "),
  );
}

test("read inside its provider, the draft is the one it started from", () => {
  const start = {
    selectedProtectionPlan: "medium",
    selectedExtras: { gps: 1 },
    selectedCrossBorderFees: ["HR", "SI"],
  };
  const page = createElement(ReservationProvider, { start }, createElement(Reader));
  expect(renderToString(page)).toContain("medium gps HR,SI");
});

test("read outside its provider, it throws", () => {
  expect(() => renderToString(createElement(Reader))).toThrow("outside its provider");
});
