import type { Saved } from "../../../../ui/admin/form/toasts/saved-toast.tsx";
import { badForm, type ActionAnswer, answerWith } from "../../forms/action-answer.ts";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { readCarsQuery } from "../../../../domain/cars/cars-query.ts";
import { may } from "../../../../domain/staff/rights.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { adminFrameWords } from "../../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { CarList } from "./car-list.tsx";
import { CarsOrder } from "./cars-order.tsx";
import { readOrder, writeOrder } from "../order-field.tsx";
import { showCars } from "./show-cars.ts";
import { textOf } from "../../forms/fields-of.ts";
import { whyNot } from "../../forms/why-not.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { orderCars } from "../../../../server/cars/order-cars.ts";
import { FileLinks } from "../../../../ui/admin/list/export-links.tsx";
import { NewLink } from "../../../../ui/admin/list/new-link.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const asked = readCarsQuery(new URL(request.url).searchParams);
  // The order is that of all cars, so no filter narrows it.
  const query = asked.view === "order" ? readCarsQuery(new URLSearchParams("view=order")) : asked;
  const shown = await showCars(about, query);
  return data({ ...shown, query, role: member.role }, { headers: privateHeaders });
}

/** The action's answer to an order of the cars. */
export type CarOrderAnswer = ActionAnswer<{ saved: Saved; refused: "stale" }>;

/** Saves the order of the cars. */
export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "edit-cars");
  const order = readOrder(textOf(await readForm(request), "order", 20_000));
  if (!order) throw badForm();
  const ordered = await orderCars(about.deps, { order, by: member.by });
  if (!ordered.ok) return answerWith<CarOrderAnswer>({ refused: "stale" }, 409);
  const undo = { order: writeOrder(ordered.before) };
  return answerWith<CarOrderAnswer>({ saved: { undo } });
}

export function headers() {
  return privateHeaders;
}

/** The cars of the agency. */
export default function Cars() {
  const { cars, counts, query, role } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminCarsWords(language);
  const mayNot = whyNot(role, "edit-cars", language);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        {may(role, "export-lists") && <FleetExports language={language} />}
        {!mayNot && <NewLink to={adminPath("cars", language, "new")}>{words.newCar}</NewLink>}
      </PageHead>
      <CarList {...{ language, cars, counts, query }} mayOrder={!mayNot}>
        {query.view === "order" ? <CarsOrder {...{ cars, mayNot, answer }} /> : undefined}
      </CarList>
    </>
  );
}

/** The links to files of the cars and of all vehicles. */
function FleetExports({ language }: { language: Language }) {
  const words = adminFrameWords(language).list;
  const names = adminCarsWords(language).exports;
  const links = (["cars", "vehicles"] as const).flatMap((name) =>
    (["csv", "xlsx"] as const).map((kind) => ({
      href: adminPath("cars", language, `${name === "cars" ? "export" : name}.${kind}`),
      label: `${names[name]}, ${words[kind]}`,
    })),
  );
  return <FileLinks links={links} />;
}
