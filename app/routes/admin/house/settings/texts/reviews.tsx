import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { inLanguage, type Language } from "../../../../../domain/language.ts";
import { formatInputDate } from "../../../../../i18n/format.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { listReviews } from "../../../../../server/settings/reviews.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { StatusDot } from "../../../../../ui/admin/page/status-dot.tsx";
import { NewLink } from "../../../../../ui/admin/list/new-link.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { Tag } from "../../../../../ui/controls/marks/tag.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { ListRow, OrderList } from "../record/order-list.tsx";
import { sectionPath, SettingsFrame } from "../../settings-frame.tsx";
import { orderAction } from "./text-actions.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const { language, deps } = about;
  const reviews = (await listReviews(deps.pool)).map((review) => ({
    ...review,
    place: inLanguage(review.place, language),
    text: inLanguage(review.text, language),
  }));
  return data({ language, reviews }, { headers: privateHeaders });
}

export function action(args: ActionFunctionArgs) {
  return orderAction(args, "review");
}

export function headers() {
  return privateHeaders;
}

/** The reviews in their order, with a note about those that are examples. */
export default function Reviews() {
  const { language, reviews } = useLoaderData<typeof loader>();
  const words = settingsWords(language);
  const samples = reviews.filter(({ sample, published }) => sample && published).length;
  return (
    <SettingsFrame
      language={language}
      section="reviews"
      acts={<NewLink to={sectionPath("reviews", language, "new")}>{words.reviews.add}</NewLink>}
    >
      {samples > 0 && <Note>{words.reviews.samples(samples)}</Note>}
      <Panel title={words.sections.reviews.title}>
        {reviews.length === 0 ? (
          <p>{words.reviews.none}</p>
        ) : (
          <OrderList
            language={language}
            label={words.sections.reviews.title}
            items={reviews.map((review) => asItem(review, language))}
          />
        )}
      </Panel>
    </SettingsFrame>
  );
}

type Shown = {
  id: number;
  author: string;
  rating: number;
  text: string;
  writtenOn: string;
  sample: boolean;
  published: boolean;
};

function asItem(review: Shown, language: Language) {
  const words = settingsWords(language).reviews;
  const { id, author, rating, text, writtenOn, sample, published } = review;
  const brief = text.length > 90 ? `${text.slice(0, 90)}…` : text;
  const sub = `${words.stars(rating)}, ${formatInputDate(writtenOn, language)}: ${brief}`;
  const end = (
    <>
      {sample && <Tag tone="warn">{words.sampleTag}</Tag>}
      {!published && <StatusDot tone="off">{words.hidden}</StatusDot>}
    </>
  );
  const to = sectionPath("reviews", language, id);
  return { id: String(id), name: author, content: <ListRow {...{ to, sub, end }} name={author} /> };
}
