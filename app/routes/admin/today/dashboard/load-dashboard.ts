/** The dashboard of a member: what they may see and have not hidden is read, and nothing else. */
import { arrangedFor, type DashboardPart } from "../../../../domain/dashboard/parts.ts";
import { dateOf, timeOf } from "../../../../domain/calendar.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { dashboardWords } from "../../../../i18n/admin-dashboard/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { proofWords } from "../../../../i18n/admin-proof/en.ts";
import { formatDayTime } from "../../../../i18n/format.ts";
import { listProofs } from "../../../../server/proof/list-proofs.ts";
import { findArrangement } from "../../../../server/staff/members/arrange-dashboard.ts";
import type { PageContext } from "../../../request/page-context.ts";
import type { Member } from "../../guard/require-staff.ts";
import { readHand } from "./read-hand.ts";
import { readMoney } from "./read-money.ts";
import { readMoves } from "./read-moves.ts";
import { readSite } from "./read-site.ts";
import { readWeek } from "./read-week.ts";
import { tellDay } from "./tell-day.ts";

/** Reads and writes out everything that the page shows. */
export async function loadDashboard(about: PageContext, { id, role }: Pick<Member, "id" | "role">) {
  const { deps, language, now, today } = about;
  const { shown, hidden } = arrangedFor(role, await findArrangement(deps.pool, id));
  const asked = { deps, role, language, now };
  const has = (...parts: DashboardPart[]) => parts.some((part) => shown.includes(part));
  const [moves, hand, week, money, site, proof] = await Promise.all([
    has("next", "days") ? readMoves(asked) : undefined,
    has("hand") ? readHand(asked) : undefined,
    has("week") ? readWeek(deps, today) : undefined,
    has("money") ? readMoney(deps, { today, language }) : undefined,
    has("site") ? readSite(deps, today) : undefined,
    may(role, "see-proof") ? readProof(about) : undefined,
  ]);
  return {
    role,
    shown,
    hidden,
    sentences: tellDay({ moves, hand, money, week, language }),
    proof,
    next: has("next") ? moves?.next : undefined,
    days: has("days") ? moves?.days : undefined,
    hand,
    week,
    money,
    site,
  };
}

/** The last morning proof in one line; the link leads to what it says. */
async function readProof({ deps, language, today }: PageContext) {
  const words = dashboardWords(language).proof;
  const [last] = await listProofs(deps.pool);
  if (!last) return { text: words.never, isBad: false, to: adminPath("proof", language) };
  const at = toLocal(last.begunAt.getTime());
  const when = dateOf(at) === today ? timeOf(at) : formatDayTime(at, language);
  const { well, failed } = proofWords(language);
  const said = last.failed > 0 ? failed(last.failed) : well;
  return {
    text: `${words.at(when)}: ${said}`,
    isBad: last.failed > 0,
    to: adminPath("proof", language),
  };
}
