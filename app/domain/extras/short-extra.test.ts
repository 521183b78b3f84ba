import { expect, test } from "vitest";
import { priceList } from "../../../test/casts/small-agency.ts";
import { countedExtras, firstShortExtra } from "./short-extra.ts";

test("extras that are counted and wanted", () => {
  const [first] = priceList.extras;
  if (!first) throw new Error("the small agency has extras");
  const extras = [
    { ...first, code: "seat", stock: 2 },
    { ...first, code: "driver", stock: undefined },
    { ...first, code: "chains", stock: 0 },
    { ...first, code: "box", stock: 1 },
  ];
  const wanted = { seat: 1, driver: 2, chains: 1, box: 0 };
  expect(countedExtras(extras, wanted).map(({ code }) => code)).toEqual(["seat", "chains"]);
});

test.each([
  [{ seat: 2 }, { seat: 2 }, undefined],
  [{ seat: 2 }, { seat: 1 }, { code: "seat", left: 1 }],
  [
    { seat: 1, chains: 1 },
    { chains: 0, seat: 0 },
    { code: "chains", left: 0 },
  ],
  [
    { seat: 1, chains: 1 },
    { seat: 1, chains: 0 },
    { code: "chains", left: 0 },
  ],
  [{ driver: 3 }, {}, undefined],
  [{}, { seat: 0 }, undefined],
])("%o of %o: %o is short", (wanted, left, short) => {
  expect(firstShortExtra(wanted, left)).toEqual(short);
});
