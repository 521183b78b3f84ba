import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { inLanguage } from "../../../../../domain/language.ts";
import { placeFields, writePlace } from "../../../../../domain/locations/place-form.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { changePlace } from "../../../../../server/locations/change-place.ts";
import { futureReservations } from "../../../../../server/locations/future-reservations.ts";
import { findUsualLead } from "../../../../../server/locations/find-usual-lead.ts";
import { findPlace } from "../../../../../server/locations/list-places.ts";
import { ButtonOut } from "../../../../../ui/controls/button.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { notFound } from "../../../forms/action-answer.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { EditForm, shownFields } from "../record/edit-form.tsx";
import { answerEdit, type SettingsAnswer, readEdit } from "../record/edit-action.ts";
import { PlacePanels, placeLabels } from "./place-panels.tsx";
import { SettingsFrame } from "../../settings-frame.tsx";

const maxNamed = 8;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const { pool, clock } = about.deps;
  const place = await findPlace(pool, params.id ?? "");
  if (!place) throw notFound();
  const { id, version, category, slug, edit } = place;
  const future = await futureReservations(pool, { id, now: clock.now(), max: maxNamed + 1 });
  const { language } = about;
  const usualLead = await findUsualLead(about.deps, id);
  const shown = { id, version, category, slug, future, usualLead, fields: writePlace(edit) };
  return data(
    { language, ...shown, name: inLanguage(edit.name, language) },
    { headers: privateHeaders },
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "edit-settings");
  const form = await readForm(request);
  const { pool, catalogue } = about.deps;
  const id = params.id ?? "";
  if (!(await findPlace(pool, id))) throw notFound();
  const { typed, seen } = readEdit(form, placeFields);
  const answer = await changePlace(pool, { id, typed, seen, by });
  await catalogue.catchUp();
  const version = (await findPlace(pool, id))?.version ?? 0;
  return answerEdit(answer, { typed, seen, version });
}

export function headers() {
  return privateHeaders;
}

/** One place with everything but its prices. */
export default function Place() {
  const place = useLoaderData<typeof loader>();
  const answer = useActionData<SettingsAnswer>();
  const { language, name, version, fields, slug } = place;
  const words = settingsWords(language).places;
  return (
    <SettingsFrame
      language={language}
      section="places"
      title={name}
      acts={
        fields.active === "on" && (
          <ButtonOut href={`${pathTo("locations", language)}/${inLanguage(slug, language)}`}>
            {words.open}
          </ButtonOut>
        )
      }
    >
      <EditForm {...{ language, version, answer, fields }} labels={placeLabels(language)}>
        <PlacePanels
          {...{ language, answer, slug }}
          usualLead={place.usualLead}
          future={place.future.slice(0, maxNamed)}
          hasMore={place.future.length > maxNamed}
          fields={shownFields(answer, fields)}
        />
      </EditForm>
    </SettingsFrame>
  );
}
