import type { PoolClient } from "pg";

/** Who works in a demo that nobody has come into yet: an agent without a password. The link for the first owner stays. */
const hired = { id: "demo-agent", name: "Selma Begić", email: "selma@example.ba" };

/** Returns who was a member first; in a house without members an agent is hired for what members have done. */
export async function firstMember(
  db: Pick<PoolClient, "query">,
): Promise<{ id: string; name: string }> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `with hired as (
       insert into "user" (id, name, email, email_verified, role)
       select $1, $2, $3, true, 'agent' where not exists (select from "user")
       returning id, name, created_at
     )
     select id, name from (
       select id, name, created_at from "user" union all select id, name, created_at from hired
     ) as member order by created_at, id limit 1`,
    [hired.id, hired.name, hired.email],
  );
  const [member] = rows;
  if (!member) throw new Error("the demo has nobody who works");
  return member;
}
