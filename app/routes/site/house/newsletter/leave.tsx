import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router";
import { newsletterWords } from "../../../../i18n/newsletter/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { unsubscribe } from "../../../../server/newsletter/unsubscribe.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { LinkPage, UnknownLink } from "./link-page.tsx";
import { openLink } from "./open-link.ts";

export function loader(args: LoaderFunctionArgs) {
  return openLink(args);
}

/** Also answers mail programs, which post here when somebody presses their unsubscribe button (RFC 8058): no body is read. */
export async function action({ params, context }: ActionFunctionArgs) {
  const answer = await unsubscribe(context.get(page).deps, params.token ?? "");
  return data(answer, { status: answer.ok ? 200 : 404 });
}

export function headers() {
  return privateHeaders;
}

export function meta({ location }: MetaArgs) {
  return [{ title: newsletterWords(languageOf(location.pathname)).leave.metaTitle }];
}

/** The page that unsubscribes from the newsletter. */
export default function Leave() {
  const found = useLoaderData<typeof loader>();
  const { language } = useSite();
  const { leave } = newsletterWords(language);
  if (!found) return <UnknownLink language={language} />;
  const { email, state } = found;
  if (state === "out") {
    return <LinkPage language={language} title={leave.doneTitle} text={leave.done(email)} />;
  }
  return (
    <LinkPage
      language={language}
      title={leave.title}
      text={leave.lead(email)}
      button={{ kind: "line", label: leave.button }}
    />
  );
}
