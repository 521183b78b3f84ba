import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { parseLocalDate } from "../../../../domain/calendar.ts";
import { dayCloseWords } from "../../../../i18n/admin-day-close/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatDate, formatEuro } from "../../../../i18n/format.ts";
import { listClosedDays, listOpenDays } from "../../../../server/day-close/read-closed-days.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { LinedList } from "../../../../ui/admin/page/lined-list.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { shownMoment } from "../../forms/shown-moment.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import styles from "./day-close.module.css";

/** So many open days are listed, the latest ones of a house that has closed none yet. */
const mostOpen = 31;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "see-cash");
  const { deps, language } = about;
  const before = parseLocalDate(new URL(request.url).searchParams.get("before") ?? "");
  const [open, kept] = await Promise.all([
    listOpenDays(deps.pool),
    listClosedDays(deps.pool, before),
  ]);
  const words = dayCloseWords(language);
  const closed = kept.map(({ day, closedAt, closedByName, figures }) => ({
    day,
    name: formatDate(day, language),
    state: words.closed.state(
      shownMoment(closedAt.getTime(), language),
      closedByName ?? words.nobody,
    ),
    net: formatEuro(figures.total.netCents, language),
  }));
  const days = open.slice(-mostOpen).map((day) => ({ day, name: formatDate(day, language) }));
  return data({ days, closed }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The days with money that are open still, and those that were closed. */
export default function Days() {
  const { days, closed } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = dayCloseWords(language);
  const own = (...rest: string[]) => adminPath("day-close", language, ...rest);
  const last = closed.at(-1);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead} />
      <PageBody>
        <Panel title={words.open.title} lead={words.open.lead}>
          {days.length === 0 && <p className={styles.quiet}>{words.open.none}</p>}
          <LinedList>
            {days.map(({ day, name }) => (
              <li key={day}>
                <Link className="link" to={own(day)}>
                  {name}
                </Link>
              </li>
            ))}
          </LinedList>
        </Panel>
        <Panel title={words.closed.title}>
          {closed.length === 0 ? (
            <p className={styles.quiet}>{words.closed.none}</p>
          ) : (
            <LinedList>
              {closed.map(({ day, name, state, net }) => (
                <li key={day}>
                  <span>
                    <Link className="link" to={own(day)}>
                      {name}
                    </Link>
                    <small>{state}</small>
                  </span>
                  <strong>{net}</strong>
                </li>
              ))}
            </LinedList>
          )}
          {last && closed.length >= mostOpen && (
            <ButtonLink to={`${own()}?before=${last.day}`}>{words.closed.earlier}</ButtonLink>
          )}
        </Panel>
      </PageBody>
    </>
  );
}
