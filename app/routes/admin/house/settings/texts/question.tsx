import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { inLanguage, type Language } from "../../../../../domain/language.ts";
import { questionFields, writeQuestion } from "../../../../../domain/settings/text-forms.ts";
import { factTexts } from "../../../../../i18n/fact-texts.ts";
import { placeTexts } from "../../../../../i18n/place-texts.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { listPlaces } from "../../../../../server/locations/list-places.ts";
import { findQuestion, questionKind } from "../../../../../server/settings/questions.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { BracesList } from "./braces-list.tsx";
import { type SettingsAnswer, openRecord } from "../record/edit-action.ts";
import { BothFields, RecordSelect, RecordTick, type FieldAbout } from "../record/record-field.tsx";
import { RecordPage, shownFields } from "../record/edit-form.tsx";
import { saveTextAction } from "./text-actions.ts";

const blank = {
  ...Object.fromEntries(questionFields.map((name) => [name, ""])),
  topic: "general",
  published: "on",
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const { language, deps } = about;
  const question = await openRecord(params.id, (id) => findQuestion(deps.pool, id));
  const { facts, priceList, withdrawn } = await deps.catalogue.get();
  const topics = (await listPlaces(deps.pool)).map((place) => ({
    id: place.id,
    name: inLanguage(place.edit.name, language),
  }));
  const place = [...priceList.locations, ...withdrawn.locations].find(
    (one) => one.id === question?.topic,
  );
  const braces = Object.entries({
    ...factTexts(facts, priceList.rules, language),
    ...(place && placeTexts(place, language)),
  }).map(([name, today]) => ({ name, today }));
  return data(
    {
      language,
      topics,
      braces,
      version: question?.version,
      fields: question ? writeQuestion(question) : blank,
    },
    { headers: privateHeaders },
  );
}

export async function action(args: ActionFunctionArgs) {
  const { deps } = args.context.get(page);
  const kind = questionKind(await deps.catalogue.get());
  return saveTextAction(args, {
    section: "faq",
    kind,
    find: async (id) => {
      const found = await findQuestion(deps.pool, id);
      return found && { version: found.version, fields: writeQuestion(found) };
    },
    nameOf: (fields, language) => fields[language === "ba" ? "question.bs" : "question.en"] ?? "",
    tells: { created: "question-created", deleted: "question-deleted" },
  });
}

export function headers() {
  return privateHeaders;
}

/** One question and its answer, in both languages. */
export default function Question() {
  const { language, version, fields, braces } = useLoaderData<typeof loader>();
  const answer = useActionData<SettingsAnswer>();
  const words = settingsWords(language).faq;
  const about = { language, answer, fields: shownFields(answer, fields) };
  return (
    <RecordPage
      section="faq"
      labels={questionLabels(language)}
      {...{ language, words, version, answer, fields }}
      below={
        <BracesList
          title={words.braces}
          lead={words.bracesLead}
          braces={braces}
          unset={words.unset}
        />
      }
    >
      <Panel title={words.question}>
        <TopicField {...about} />
        <BothFields {...about} name="question" label={words.question} />
        <BothFields {...about} name="answer" label={words.answer} isLong rows={7} />
        <RecordTick {...about} name="published">
          {words.published}
        </RecordTick>
      </Panel>
    </RecordPage>
  );
}

function TopicField(about: FieldAbout) {
  const { topics } = useLoaderData<typeof loader>();
  const words = settingsWords(about.language).faq;
  return (
    <RecordSelect {...about} name="topic" label={words.where}>
      <option value="general">{words.general}</option>
      {topics.map(({ id, name }) => (
        <option key={id} value={id}>
          {words.place(name)}
        </option>
      ))}
    </RecordSelect>
  );
}

function questionLabels(language: Language): Record<string, string> {
  const { faq, parts } = settingsWords(language);
  return {
    topic: faq.where,
    "question.en": `${faq.question} ${parts.en}`,
    "question.bs": `${faq.question} ${parts.bs}`,
    "answer.en": `${faq.answer} ${parts.en}`,
    "answer.bs": `${faq.answer} ${parts.bs}`,
    published: faq.published,
  };
}
