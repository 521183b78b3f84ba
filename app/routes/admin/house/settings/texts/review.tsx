import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { reviewFields, writeReview } from "../../../../../domain/settings/text-forms.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { findReview, reviewKind } from "../../../../../server/settings/reviews.ts";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Help } from "../../../../../ui/controls/faults/fault.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { type SettingsAnswer, openRecord } from "../record/edit-action.ts";
import {
  BothFields,
  RecordDate,
  RecordField,
  RecordSelect,
  RecordTick,
  type FieldAbout,
} from "../record/record-field.tsx";
import { RecordPage, shownFields } from "../record/edit-form.tsx";
import { saveTextAction } from "./text-actions.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const { language, today, deps } = about;
  const review = await openRecord(params.id, (id) => findReview(deps.pool, id));
  const blank = {
    ...Object.fromEntries(reviewFields.map((name) => [name, ""])),
    rating: "5",
    writtenOn: today,
    published: "on",
  };
  const shown = { version: review?.version, fields: review ? writeReview(review) : blank };
  return data({ language, today, ...shown }, { headers: privateHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, today } = args.context.get(page);
  return saveTextAction(args, {
    section: "reviews",
    kind: reviewKind(today),
    find: async (id) => {
      const found = await findReview(deps.pool, id);
      return found && { version: found.version, fields: writeReview(found) };
    },
    nameOf: ({ author = "" }) => author,
    tells: { created: "review-created", deleted: "review-deleted" },
  });
}

export function headers() {
  return privateHeaders;
}

/** One review, in both languages. */
export default function Review() {
  const { language, today, version, fields } = useLoaderData<typeof loader>();
  const answer = useActionData<SettingsAnswer>();
  const words = settingsWords(language).reviews;
  const about = { language, answer, fields: shownFields(answer, fields) };
  return (
    <RecordPage
      section="reviews"
      labels={reviewLabels(language)}
      {...{ language, words, version, answer, fields }}
    >
      <Panel title={words.text}>
        <FieldRow columns={3}>
          <RecordField {...about} name="author" label={words.author} />
          <StarsField {...about} />
          <RecordDate
            {...about}
            name="writtenOn"
            label={words.writtenOn}
            leans="back"
            max={today}
          />
        </FieldRow>
        <BothFields {...about} name="place" label={words.place} />
        <BothFields {...about} name="text" label={words.text} isLong />
        <div>
          <RecordTick {...about} name="sample">
            {words.sample}
          </RecordTick>
          <Help>{words.sampleHelp}</Help>
        </div>
        <RecordTick {...about} name="published">
          {words.published}
        </RecordTick>
      </Panel>
    </RecordPage>
  );
}

function StarsField(about: FieldAbout) {
  const words = settingsWords(about.language).reviews;
  return (
    <RecordSelect {...about} name="rating" label={words.rating}>
      {[5, 4, 3, 2, 1].map((stars) => (
        <option key={stars} value={stars}>
          {words.stars(stars)}
        </option>
      ))}
    </RecordSelect>
  );
}

function reviewLabels(language: Language): Record<string, string> {
  const { reviews, parts } = settingsWords(language);
  const { author, rating, writtenOn, sample, published } = reviews;
  return {
    author,
    rating,
    writtenOn,
    sample,
    published,
    "place.en": `${reviews.place} ${parts.en}`,
    "place.bs": `${reviews.place} ${parts.bs}`,
    "text.en": `${reviews.text} ${parts.en}`,
    "text.bs": `${reviews.text} ${parts.bs}`,
  };
}
