/** What the back office is walked through by: every page of the route table, with rows of the house where a page is about one. */
import { pricingSections } from "../../app/i18n/admin-pricing/sections.ts";
import { adminAddresses } from "../pages/admin-addresses.ts";
import type { HouseRows } from "./house-rows.ts";

/** Who asks for a page: a member, somebody unknown, or a member who has given the password and not yet the code. */
export type Asker = "stranger" | "half-in" | "member";

/** `path` stands behind `/admin`. */
export type Visit = { path: string; asker: Asker; status: number };

const askers: Readonly<Record<string, Asker>> = {
  "/login": "stranger",
  "/invitation/:token": "stranger",
  "/first-owner/:token": "stranger",
  "/login/code": "half-in",
};

/** Pages that do not answer with 200 when all is well. */
const statuses: Readonly<Record<string, number>> = { "/*": 404, "/first-owner/:token": 404 };

/** What stands in an address in place of its parts that are other ones for every row. A row that the house lacks is not visited. */
type Parts = (string | number | null)[];

const partsOf: Readonly<Record<string, (rows: HouseRows) => Parts[]>> = {
  "/*": () => [["nowhere"]],
  "/first-owner/:token": () => [["used-long-ago"]],
  "/invitation/:token": ({ invitation }) => [[invitation]],
  "/settings/places/:id": ({ place }) => [[place]],
  "/settings/special-days/:id": ({ specialDay }) => [[specialDay], ["new"]],
  "/settings/faq/:id": ({ question }) => [[question], ["new"]],
  "/settings/reviews/:id": ({ review }) => [[review], ["new"]],
  "/settings/legal/:kind": () => [["terms"]],
  "/settings/mail/:letter": ({ boxedLetter }) => [[boxedLetter]],
  "/settings/staff/:id": ({ member }) => [[member]],
  "/reservations/:code": ({ eventful, written, ahead }) => [
    [eventful],
    [written],
    ...["change", "swap", "cancel", "line", "customer"].map((task) => [
      ahead && `${ahead}?task=${task}`,
    ]),
  ],
  "/reservation-management/:code/:direction": ({ ahead, eventful }) => [
    [ahead, "out"],
    [eventful, "in"],
  ],
  "/reservation-management/:code/exchange": ({ eventful }) => [[eventful]],
  "/reservations/:code/sheets/:sheet/correct": ({ handed, sheet }) => [[handed, sheet]],
  "/reservations/:code/account": ({ ahead, eventful }) => [[ahead], [eventful]],
  "/reservations/:code/papers": ({ ahead, billed }) => [[ahead], [billed]],
  "/reservations/:code/papers/:kind": ({ ahead, eventful }) => [
    [ahead, "proforma"],
    [eventful, "invoice"],
  ],
  "/reservations/:code/rental-papers": ({ ahead, eventful }) => [[ahead], [eventful]],
  "/cash-drawers/:place": ({ place }) => [[place]],
  "/day-close/:day": ({ closedDay }) => [[closedDay]],
  "/fines/:id": ({ fine }) => [[fine]],
  "/reservations/:code/letters/:letter": ({ written, letter }) => [[written, letter]],
  "/pricing/:section?": () => pricingSections.map((name) => [name]),
  "/protection-plans/:code": ({ plan }) => [[plan]],
  "/extras/:code": ({ extra }) => [[extra]],
  "/coupons/:id": ({ coupon }) => [[coupon]],
  "/coupons/:id/uses": ({ coupon }) => [[coupon]],
  "/cars/:id": ({ car }) => [[car]],
  "/cars/:id/pictures": ({ car }) => [[car]],
  "/cars/:id/vehicles": ({ car }) => [[car]],
  "/cars/:id/vehicles/new": ({ car }) => [[car]],
  "/cars/:id/vehicles/:vehicleId": ({ car, vehicle }) => [[car, vehicle]],
};

/** Pages that an address shows in several ways: a list as a search has left it, with nothing in it, and the cars to be put in order. */
const queries: Readonly<Record<string, string[]>> = {
  "/reservations": ["", "?q=nobody+has+this+name"],
  "/reservations/several": ["?deed=confirm"],
  "/reservation-management": ["", "?view=week"],
  "/revenue": ["", "?by=vehicle&currency=km"],
  "/revenue/ahead": ["", "?compare=date&vat=without"],
  "/books": ["", "?view=invoices", "?view=vat", "?view=deposits"],
  "/cars": ["", "?view=order"],
  "/car-availability": ["", "?zoom=3-days"],
};

/** Pages that a house shows otherwise before anything has happened in it. All others are as they are with a year in it. */
const emptyAtFirst: readonly string[] = [
  "/dashboard",
  "/day-close",
  "/fines",
  "/reservation-management",
  "/reservation-management/run-sheet",
  "/reservations",
  "/reservations/several",
  "/cars",
  "/coupons",
  "/revenue",
  "/analytics",
  "/books",
  "/audit-logs",
  "/proof",
  "/settings/staff",
  "/settings/special-days",
  "/settings/mail",
  "/settings/customers",
];

const pages = adminAddresses("en-us").flatMap(({ path, isPage }) => (isPage ? [path] : []));
const rowPart = /\/(?::\w+\??|\*)/g;

/** What keeps the walk from being whole: pages for which no row is named above, and names of what is no page any more. */
export const unknownPages: readonly string[] = [
  ...pages.filter((page) => page.match(rowPart) && !partsOf[page]),
  ...[partsOf, askers, statuses, queries]
    .flatMap(Object.keys)
    .filter((page) => !pages.includes(page)),
  ...emptyAtFirst.filter((page) => !pages.includes(page)),
];

const order: Asker[] = ["stranger", "half-in", "member"];

/** Every page of the back office, in the order in which one comes in; without its records those that are empty at first. */
export const visitsIn = (rows: HouseRows, { withRecords }: { withRecords: boolean }): Visit[] =>
  order.flatMap((asker) =>
    pages
      .filter((page) => (askers[page] ?? "member") === asker)
      .filter((page) => withRecords || emptyAtFirst.includes(page))
      .flatMap((page) =>
        pathsOf(page, rows).map((path) => ({ path, asker, status: statuses[page] ?? 200 })),
      ),
  );

const pathsOf = (page: string, rows: HouseRows): string[] =>
  (partsOf[page]?.(rows) ?? [[]])
    .filter((parts) => !parts.includes(null))
    .flatMap((parts) => {
      let at = 0;
      const path = page.replaceAll(rowPart, () => `/${parts[at++]}`);
      return (queries[page] ?? [""]).map((query) => path + query);
    });
