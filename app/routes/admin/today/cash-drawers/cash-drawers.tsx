import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { drawerWords } from "../../../../i18n/admin-drawers/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { cashText } from "../../../../i18n/admin-account/cash-text.ts";
import { formatDayTime } from "../../../../i18n/format.ts";
import { placeName } from "../../../../i18n/booking/place-name.ts";
import { listDrawers, type DrawerOfPlace } from "../../../../server/drawers/read-drawer.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { LinedList } from "../../../../ui/admin/page/lined-list.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import styles from "./cash-drawers.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "see-cash");
  const { deps, language } = about;
  const [catalogue, drawers] = await Promise.all([deps.catalogue.get(), listDrawers(deps.pool)]);
  const words = drawerWords(language).state;
  const nobody = drawerWords(language).nobody;
  const local = (at: Date) => formatDayTime(toLocal(at.getTime()), language);
  const stateOf = ({ openedAt, openedByName, closedAt, counted }: DrawerOfPlace) => {
    if (closedAt === null)
      return openedAt === null ? words.never : words.open(local(openedAt), openedByName ?? nobody);
    const amount = counted ? `, ${words.counted(cashText(counted, language))}` : "";
    return words.closed(local(closedAt)) + amount;
  };
  const places = drawers.map((drawer) => ({
    id: drawer.locationId,
    name: placeName(catalogue, drawer.locationId, language),
    isOpen: drawer.sessionId !== null && drawer.closedAt === null,
    state: stateOf(drawer),
  }));
  return data({ places }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The drawers of all places, with what is open. */
export default function CashDrawers() {
  const { places } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = drawerWords(language);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead} />
      <PageBody>
        <Panel title={words.title}>
          <LinedList>
            {places.map(({ id, name, isOpen, state }) => (
              <li key={id}>
                <Link className="link" to={adminPath("cash-drawers", language, id)}>
                  {name}
                </Link>
                <span className={isOpen ? styles.open : styles.quiet}>{state}</span>
              </li>
            ))}
          </LinedList>
        </Panel>
      </PageBody>
    </>
  );
}
