import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { dateOf, timeOf } from "../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { borderPackWords } from "../../../../i18n/border-pack/en.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { formatPhone, telLink } from "../../../../i18n/phone.ts";
import {
  checkBorderPack,
  type CheckedPack,
} from "../../../../server/documents/border-pack/check-border-pack.ts";
import { wrongPassLimit } from "../../../../server/limits/pass-limits.ts";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { page, type PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { Verdict, VerdictPage } from "../verdict-page.tsx";
import styles from "./border-check.module.css";

type Found = { pack: CheckedPack; now: string } | { refused: "unknown" | "busy" };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await loadCheck(params.secret ?? "", context.get(page));
  const status = "pack" in found ? 200 : found.refused === "busy" ? 429 : 404;
  return data(found, { status, headers: privateHeaders });
}

/** The authorisation of an address. Whoever tries addresses that nobody made is made to wait. */
async function loadCheck(secret: string, { deps, ip, now }: PageContext): Promise<Found> {
  const pack = await checkBorderPack(deps.pool, { secret, now });
  if (pack) return { pack, now };
  const counted = await wrongPassLimit(deps).count(ip);
  return { refused: counted.ok ? "unknown" : "busy" };
}

export function headers() {
  return privateHeaders;
}

export function meta({ location }: MetaArgs<typeof loader>) {
  const words = borderPackWords(languageOf(location.pathname)).page;
  return [{ title: `${words.title} · Eternal Pro` }];
}

/** Says to an officer whether an authorisation to drive abroad is genuine and holds now, and nothing of who drives. */
export default function BorderCheck() {
  const found = useLoaderData<typeof loader>();
  const { language, facts } = useSite();
  const words = borderPackWords(language).page;
  const phone = formatPhone(facts.phone);
  if ("refused" in found)
    return (
      <VerdictPage title={words.title}>
        <Verdict kind="bad">{found.refused === "busy" ? words.busy : words.unknown}</Verdict>
        {found.refused === "unknown" && <p>{words.unknownWhy(phone)}</p>}
        <ButtonOut href={telLink(facts.phone)}>{phone}</ButtonOut>
      </VerdictPage>
    );
  const { pack, now } = found;
  const isValid = pack.state === "valid";
  return (
    <VerdictPage title={words.title}>
      <Verdict kind={isValid ? "good" : "bad"}>{words.state[pack.state]}</Verdict>
      <p>{isValid ? words.says(pack.agency) : words.not(phone)}</p>
      <Facts {...{ language, pack, now }} />
      <ButtonOut href={telLink(facts.phone)}>{phone}</ButtonOut>
    </VerdictPage>
  );
}

function Facts({ language, pack, now }: { language: Language; pack: CheckedPack; now: string }) {
  const words = borderPackWords(language);
  const moment = (at: string) => `${formatDate(dateOf(at), language)}, ${timeOf(at)}`;
  const countries = pack.countries.map(
    ({ name, sign }) => `${inLanguage(name, language)} (${sign})`,
  );
  const rows = [
    [words.plate, pack.plate],
    [words.countries, countries.join(", ")],
    [words.from, moment(pack.from)],
    [words.to, moment(pack.to)],
    [words.page.number, pack.number],
    [words.page.asOf, moment(now)],
  ] as const;
  return (
    <dl className={`raised ${styles.facts}`}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
