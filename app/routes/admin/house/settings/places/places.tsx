import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { inLanguage } from "../../../../../domain/language.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { listPlaces } from "../../../../../server/locations/list-places.ts";
import { orderPlaces } from "../../../../../server/locations/order-places.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { StatusDot } from "../../../../../ui/admin/page/status-dot.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { badForm, answerWith } from "../../../forms/action-answer.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { ListRow, OrderList, type OrderAnswer } from "../record/order-list.tsx";
import { textOf } from "../record/edit-action.ts";
import { sectionPath, SettingsFrame } from "../../settings-frame.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const places = (await listPlaces(about.deps.pool)).map(({ id, category, edit }) => ({
    id,
    category,
    name: inLanguage(edit.name, about.language),
    city: edit.city,
    active: edit.active,
  }));
  return data({ language: about.language, places }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "edit-settings");
  const form = await readForm(request);
  if (textOf(form, "do") !== "order") throw badForm();
  const ids = textOf(form, "ids").slice(0, 10_000).split(",");
  const { ok } = await orderPlaces(about.deps.pool, { ids, by });
  await about.deps.catalogue.catchUp();
  return ok
    ? answerWith<OrderAnswer>({ saved: {} })
    : answerWith<OrderAnswer>({ refused: "stale" }, 409);
}

export function headers() {
  return privateHeaders;
}

/** The places in the order of the site. */
export default function Places() {
  const { language, places } = useLoaderData<typeof loader>();
  const words = settingsWords(language).places;
  const items = places.map(({ id, name, city, category, active }) => ({
    id,
    name,
    content: (
      <ListRow
        to={sectionPath("places", language, id)}
        name={name}
        sub={`${words.category[category]}, ${city}`}
        end={
          <StatusDot tone={active ? "good" : "off"}>
            {active ? words.offered : words.hidden}
          </StatusDot>
        }
      />
    ),
  }));
  return (
    <SettingsFrame language={language} section="places">
      <Panel title={words.list} lead={words.order}>
        <OrderList language={language} label={words.list} items={items} />
      </Panel>
    </SettingsFrame>
  );
}
