import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router";
import { newsletterWords } from "../../../../i18n/newsletter/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { confirmSubscription } from "../../../../server/newsletter/confirm-subscription.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { LinkPage, UnknownLink } from "./link-page.tsx";
import { openLink } from "./open-link.ts";

export function loader(args: LoaderFunctionArgs) {
  return openLink(args);
}

/** Confirms the subscription by a button: mail scanners open links, so opening one confirms nothing. */
export async function action({ params, context }: ActionFunctionArgs) {
  const answer = await confirmSubscription(context.get(page).deps, params.token ?? "");
  return data(answer, { status: answer.ok ? 200 : 404 });
}

export function headers() {
  return privateHeaders;
}

export function meta({ location }: MetaArgs) {
  return [{ title: newsletterWords(languageOf(location.pathname)).confirm.metaTitle }];
}

/** The second step of a double opt-in. */
export default function Confirm() {
  const found = useLoaderData<typeof loader>();
  const { language } = useSite();
  const { confirm, success, thanks } = newsletterWords(language);
  if (!found) return <UnknownLink language={language} />;
  const { email, state } = found;
  if (state === "in") {
    const text = `${thanks} ${confirm.done(email)}`;
    return <LinkPage language={language} title={success} text={text} />;
  }
  return (
    <LinkPage
      language={language}
      title={confirm.title}
      text={confirm.lead(email)}
      button={{ kind: "go", label: confirm.button }}
    />
  );
}
