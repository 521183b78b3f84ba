import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { sessionToken } from "../../../../server/sessions/reservation-cookie.ts";
import { LookupSteps } from "../../../../ui/booking/own/lookup-steps.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import { answerCode, answerName, leave } from "../lookup-answer.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { CodeStep } from "./code-step.tsx";
import { NameStep } from "./name-step.tsx";
import { Ways } from "./ways.tsx";
import styles from "./modify.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const { search, searchParams } = new URL(request.url);
  // A form is sent to an address with a query: what it found is shown whatever session there was.
  if (search === "" && sessionToken(deps, request) !== undefined) {
    throw redirect(pathTo("change", language), { headers: privateHeaders });
  }
  return data({ isExpired: searchParams.has("expired") }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "leave") return leave(request, about, pathTo("modify", about.language));
  if (intent !== "name") return answerCode(form, about);
  return answerName(request, form, about, { step: "name", to: pathTo("change", about.language) });
}

/** The page may be found by anybody, and its address says nothing; what it answers is nobody else's. */
export function headers({ actionHeaders }: HeadersArgs) {
  const kept = { "Cache-Control": privateHeaders["Cache-Control"] };
  const wait = actionHeaders?.get("Retry-After");
  return wait ? { ...kept, "Retry-After": wait } : kept;
}

export function meta({ location }: MetaArgs<typeof loader>) {
  return [{ title: lookupWords(languageOf(location.pathname)).metaTitle }];
}

/** Steps one and two of changing a reservation: its code, then the first name. */
export default function Modify() {
  const { isExpired } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language, facts, rules } = useSite();
  const words = lookupWords(language);
  const isNamed = told?.step === "name";
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        language={language}
        title={words.title}
        lead={words.lead}
        label={siteWords(language).modify}
      />
      <div className={styles.columns}>
        <div>
          <LookupSteps language={language} current={isNamed ? 1 : 0} />
          {isExpired && !told && (
            <Note role="status" className={styles.expired}>
              {words.expired}
            </Note>
          )}
          {isNamed ? (
            <NameStep language={language} told={told} phone={facts.phone} />
          ) : (
            <CodeStep language={language} told={told} phone={facts.phone} />
          )}
          <Note className={styles.free}>
            <p>{words.free(rules.freeCancellationHours)}</p>
            <p>{words.price}</p>
          </Note>
        </div>
        <Ways words={words.ways} facts={facts} />
      </div>
    </div>
  );
}
