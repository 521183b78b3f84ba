import {
  data,
  useActionData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type MetaArgs,
} from "react-router";
import { readNewsletterAddress } from "../../../../domain/newsletter/newsletter-address.ts";
import { newsletterWords } from "../../../../i18n/newsletter/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { subscribe } from "../../../../server/newsletter/subscribe.ts";
import {
  NewsletterForm,
  type NewsletterTold,
} from "../../../../ui/layout/frame/newsletter-form.tsx";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import { page, type PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import styles from "./newsletter.module.css";

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const value = (await readForm(request)).get("email");
  const typed = typeof value === "string" ? value : "";
  const { told, status, wait } = await answer(typed, about);
  const headers = wait ? { "Retry-After": String(wait) } : undefined;
  return data({ told, typed: told === "subscribed" ? "" : typed }, { status, headers });
}

type Answer = { told: NewsletterTold; status: number; wait?: number };

async function answer(typed: string, { deps, language, ip }: PageContext): Promise<Answer> {
  const mailbox = readNewsletterAddress(typed);
  if (!mailbox) return { told: "invalid", status: 400 };
  try {
    const asked = await subscribe(deps, { mailbox, language, address: ip });
    if (asked.ok) return { told: "subscribed", status: 200 };
    return { told: "too-many", status: 429, wait: asked.waitSeconds };
  } catch (error) {
    deps.log.error({ err: error }, "a newsletter address was not kept");
    return { told: "failed", status: 503 };
  }
}

/** The answer to a form is not cached. */
export function headers({ actionHeaders }: HeadersArgs): Record<string, string> {
  const kept = { "Cache-Control": privateHeaders["Cache-Control"] };
  const wait = actionHeaders?.get("Retry-After");
  return wait ? { ...kept, "Retry-After": wait } : kept;
}

export function meta({ location }: MetaArgs) {
  const { metaTitle, description } = newsletterWords(languageOf(location.pathname));
  return [{ title: metaTitle }, { name: "description", content: description }];
}

/** The footer's form as a page of its own, used without scripts. */
export default function Newsletter() {
  const answered = useActionData<typeof action>();
  const { language } = useSite();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead language={language} title={newsletterWords(language).title} />
      <div className={`raised ${styles.card}`}>
        <NewsletterForm language={language} told={answered?.told} typed={answered?.typed} />
      </div>
    </div>
  );
}
