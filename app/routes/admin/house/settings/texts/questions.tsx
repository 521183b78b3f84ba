import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { inLanguage, type Language } from "../../../../../domain/language.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { listPlaces } from "../../../../../server/locations/list-places.ts";
import { listQuestions } from "../../../../../server/settings/questions.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { StatusDot } from "../../../../../ui/admin/page/status-dot.tsx";
import { NewLink } from "../../../../../ui/admin/list/new-link.tsx";
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
  const words = settingsWords(language).faq;
  const places = (await listPlaces(deps.pool)).map(({ id, edit }) => ({
    topic: id,
    title: words.place(inLanguage(edit.name, language)),
  }));
  const questions = (await listQuestions(deps.pool)).map(({ id, topic, published, question }) => ({
    id,
    topic,
    published,
    text: inLanguage(question, language),
  }));
  const topics = [{ topic: "general", title: words.general }, ...places].map((one) => ({
    ...one,
    questions: questions.filter(({ topic }) => topic === one.topic),
  }));
  return data({ language, topics }, { headers: privateHeaders });
}

export function action(args: ActionFunctionArgs) {
  return orderAction(args, "faq");
}

export function headers() {
  return privateHeaders;
}

/** The questions by the pages that show them, in their order. */
export default function Questions() {
  const { language, topics } = useLoaderData<typeof loader>();
  const words = settingsWords(language);
  return (
    <SettingsFrame
      language={language}
      section="faq"
      acts={<NewLink to={sectionPath("faq", language, "new")}>{words.faq.add}</NewLink>}
    >
      {topics
        .filter(({ topic, questions }) => topic === "general" || questions.length > 0)
        .map((one) => (
          <Panel key={one.topic} title={one.title}>
            {one.questions.length === 0 ? (
              <p>{words.faq.none}</p>
            ) : (
              <OrderList
                language={language}
                label={one.title}
                items={one.questions.map((question) => asItem(question, language))}
              />
            )}
          </Panel>
        ))}
    </SettingsFrame>
  );
}

type Question = { id: number; text: string; published: boolean };

function asItem({ id, text, published }: Question, language: Language) {
  const words = settingsWords(language).faq;
  const end = !published && <StatusDot tone="off">{words.hidden}</StatusDot>;
  const content = <ListRow to={sectionPath("faq", language, id)} name={text} end={end} />;
  return { id: String(id), name: text, content };
}
