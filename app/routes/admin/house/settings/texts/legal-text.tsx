import { data, useActionData, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { dateOf } from "../../../../../domain/calendar.ts";
import { inLanguage } from "../../../../../domain/language.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { writeLegal } from "../../../../../domain/settings/legal-form.ts";
import { pageWords } from "../../../../../i18n/pages/en.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import {
  legalBraces,
  listLegalVersions,
  previewLegal,
  type LegalVersion,
} from "../../../../../server/settings/legal-versions.ts";
import { listStaffNames } from "../../../../../server/staff/members/list-staff-names.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { notFound } from "../../../forms/action-answer.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { BracesList } from "./braces-list.tsx";
import { EditForm, shownFields } from "../record/edit-form.tsx";
import { legalAction, legalKindOf, legalVersionNumber, type LegalAnswer } from "./legal-actions.ts";
import { LegalPoints } from "./legal-points.tsx";
import { LegalPreview } from "./legal-preview.tsx";
import { DraftActs, LegalVersions } from "./legal-versions.tsx";
import { BothFields } from "../record/record-field.tsx";
import { SettingsFrame } from "../../settings-frame.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const kind = legalKindOf(params.kind);
  const { language, deps } = about;
  const versions = await listLegalVersions(deps.pool, kind);
  const [newest] = versions;
  if (!newest) throw notFound();
  const catalogue = await deps.catalogue.get();
  const filled = previewLegal(newest, catalogue);
  const names = await listStaffNames(deps.pool);
  const shown = {
    fields: writeLegal(newest),
    version: legalVersionNumber(newest),
    draft: newest.publishedAt ? undefined : newest.version,
    nextVersion: newest.documentVersion + (newest.publishedAt ? 1 : 0),
    preview: { title: inLanguage(filled.title, language), body: inLanguage(filled.body, language) },
    braces: legalBraces(catalogue).map(({ name, today }) => ({
      name,
      today: today && inLanguage(today, language),
    })),
    versions: versions.map(briefOf),
    points: newest.openPoints.map(({ confirmed, ...point }, index) => ({
      index,
      documentVersion: newest.documentVersion,
      text: inLanguage(point, language),
      confirmed: confirmed && {
        name: names.get(confirmed.by),
        on: dateOf(toLocal(Date.parse(confirmed.at))),
      },
    })),
  };
  return data({ language, kind, ...shown }, { headers: privateHeaders });
}

function briefOf({ documentVersion, publishedAt, isOurs }: LegalVersion) {
  return {
    documentVersion,
    isOurs,
    publishedOn: publishedAt && dateOf(toLocal(publishedAt.getTime())),
  };
}

export const action = legalAction;

export function headers() {
  return privateHeaders;
}

/** One legal text: the draft of its next version, its former versions, and the lawyer's points. */
export default function LegalText() {
  const text = useLoaderData<typeof loader>();
  const { language, kind, fields, version, draft, nextVersion } = text;
  const answer = useActionData<LegalAnswer>();
  const unknown = typeof answer?.refused === "object" ? answer.refused.unknown : undefined;
  const words = settingsWords(language).legal;
  const { parts } = settingsWords(language);
  const labels = {
    "title.en": `${words.titleField} ${parts.en}`,
    "title.bs": `${words.titleField} ${parts.bs}`,
    "body.en": `${words.body} ${parts.en}`,
    "body.bs": `${words.body} ${parts.bs}`,
  };
  const about = { language, answer, fields: shownFields(answer, fields) };
  return (
    <SettingsFrame
      language={language}
      section="legal"
      title={pageWords(language).legal.kinds[kind]}
      acts={draft !== undefined && <DraftActs {...{ language, draft }} version={nextVersion} />}
    >
      {answer?.refused === "draft-moved" && <Refused>{words.stale}</Refused>}
      {unknown && <Refused>{words.unknown(unknown.map((name) => `{${name}}`).join(", "))}</Refused>}
      <LegalVersions language={language} kind={kind} versions={text.versions} />
      <LegalPoints language={language} points={text.points} />
      <EditForm {...{ language, version, answer, fields, labels }} submitLabel={words.save}>
        <Panel title={words.text} lead={words.textLead}>
          <BothFields {...about} name="title" label={words.titleField} />
          <BothFields
            {...about}
            name="body"
            label={words.body}
            help={words.bodyHelp}
            isLong
            rows={24}
          />
        </Panel>
      </EditForm>
      <BracesList
        title={words.braces}
        lead={words.bracesLead}
        braces={text.braces}
        unset={words.unset}
      />
      <LegalPreview language={language} {...text.preview} />
    </SettingsFrame>
  );
}
