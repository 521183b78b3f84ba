import { ClipboardCheck, SlidersHorizontal } from "lucide-react";
import {
  data,
  Link,
  useLoaderData,
  useRevalidator,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { arrangeSteps, dashboardParts } from "../../../../domain/dashboard/parts.ts";
import { dashboardWords } from "../../../../i18n/admin-dashboard/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { findFirstSteps } from "../../../../server/installation/find-first-steps.ts";
import { arrangeDashboard } from "../../../../server/staff/members/arrange-dashboard.ts";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { useLive } from "../../../../ui/browser/use-live.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { FirstSteps } from "../../first-steps/first-steps.tsx";
import { badForm, leadTo } from "../../forms/action-answer.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { ArrangePanel } from "./arrange-panel.tsx";
import styles from "./dashboard.module.css";
import { DaysPart } from "./days-part.tsx";
import { MoneyPart, SitePart, WeekPart } from "./figure-parts.tsx";
import { HandPart } from "./hand-part.tsx";
import { loadDashboard } from "./load-dashboard.ts";
import { NextPart } from "./next-part.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const [shown, found] = await Promise.all([
    loadDashboard(about, member),
    findFirstSteps(about.deps, member),
  ]);
  const steps = found && { ...found, hasSecondStep: member.hasSecondStep };
  return data({ ...shown, steps }, { headers: privateHeaders });
}

/** A step in the member's own arrangement. */
export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { id, role } = await requireStaff(request, about, "see-reservations");
  const form = await readForm(request);
  const step = arrangeSteps.find((one) => form.has(one));
  const part = dashboardParts.find((one) => one === form.get(step ?? ""));
  if (!step || !part) throw badForm();
  await arrangeDashboard(about.deps.pool, { id, role, part, step });
  return leadTo(`${adminPath("dashboard", about.language)}?arrange`);
}

export function headers() {
  return privateHeaders;
}

/** The first page of a day: the next hour, then what needs a hand, then the days, the week, money and the site. */
export default function Dashboard() {
  const shown = useLoaderData<typeof loader>();
  const { sentences, proof, steps } = shown;
  const { language, path } = useSite();
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  useLive(revalidate);
  const words = dashboardWords(language);
  const isArranging = params.has("arrange");
  const home = adminPath("dashboard", language);
  // A desk has all of them on one screen, unless something else stands above them.
  const isWhole = !isArranging && (!steps || steps.folded);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={sentences.join(" ")}>
        {proof && (
          <Link to={proof.to} className={classNames(styles.proof, proof.isBad && styles.bad)}>
            <Icon of={ClipboardCheck} size={16} />
            {proof.text}
          </Link>
        )}
        <ButtonLink
          icon={SlidersHorizontal}
          to={isArranging ? home : `${home}?arrange`}
          preventScrollReset
        >
          {isArranging ? words.arranged : words.arrange}
        </ButtonLink>
      </PageHead>
      {steps && <FirstSteps language={language} path={path} {...steps} />}
      {isArranging && <ArrangePanel {...{ language }} shown={shown.shown} hidden={shown.hidden} />}
      <div className={classNames(isWhole && styles.whole)} data-whole={isWhole || undefined}>
        <div className={styles.parts}>
          {shown.shown.map((part) => (
            <Part key={part} part={part} shown={shown} />
          ))}
          {shown.shown.length === 0 && <p>{words.allHidden}</p>}
        </div>
      </div>
    </>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

function Part({ part, shown }: { part: Shown["shown"][number]; shown: Shown }) {
  const { language } = useSite();
  switch (part) {
    case "next":
      return shown.next && <NextPart language={language} moves={shown.next} />;
    case "hand":
      return shown.hand && <HandPart language={language} lines={shown.hand} />;
    case "days":
      return shown.days && <DaysPart language={language} days={shown.days} />;
    case "week":
      return shown.week && <WeekPart language={language} week={shown.week} />;
    case "money":
      return shown.money && <MoneyPart language={language} money={shown.money} />;
    case "site":
      return shown.site && <SitePart language={language} site={shown.site} />;
  }
}
