import { listSteps, type Step, stepsOf } from "../../domain/staff/first-steps.ts";
import type { StaffRole } from "../../domain/staff/roles.ts";
import type { Deps } from "../deps.ts";
import { carriageOf } from "../mail/desk/fate-of-letters.ts";
import { listLegalTexts } from "../settings/list-legal-texts.ts";

export type FirstSteps = {
  steps: Step[];
  /** True when the member has folded them away. */
  folded: boolean;
};

type Row = {
  letterLeft: boolean;
  ownersSecured: boolean;
  members: number;
  pricesSeen: boolean;
  backedUp: boolean;
  folded: boolean;
};

const text = `
  select
    exists (
      select from outbox where $2::boolean and sent_at is not null and carrier in ('smtp', 'resend', 'edge')
    ) as "letterLeft",
    not exists (
      select from "user" where role = 'owner' and not disabled and not two_factor_enabled
    ) as "ownersSecured",
    (select count(*)::int from "user" where not disabled) as members,
    exists (select from installation where prices_seen_at is not null) as "pricesSeen",
    exists (select from installation where backed_up_at is not null) as "backedUp",
    exists (select from "user" where id = $1 and steps_folded) as folded`;

/** The first steps that a member may take; undefined when none is left. */
export async function findFirstSteps(
  deps: Pick<Deps, "pool" | "catalogue" | "mail">,
  { id, role }: { id: string; role: StaffRole },
): Promise<FirstSteps | undefined> {
  if (stepsOf(role).length === 0) return undefined;
  const { carrier, edge } = carriageOf(deps);
  const leaves = carrier !== "mailbox" || edge;
  const { rows } = await deps.pool.query<Row>({ name: "first-steps", text, values: [id, leaves] });
  const [row] = rows;
  if (!row) throw new Error("A query of facts has no row.");
  const { folded, ...known } = row;
  const { facts, legalFacts, reviews } = await deps.catalogue.get();
  const texts = await listLegalTexts(deps.pool);
  const openPoints = texts.reduce((sum, one) => sum + one.openPoints.length, 0);
  const steps = listSteps(role, { ...known, facts, legalFacts, reviews, openPoints });
  return steps.length === 0 ? undefined : { steps, folded };
}
