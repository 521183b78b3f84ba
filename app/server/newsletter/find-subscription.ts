import type { Pool } from "pg";

/**
 * The state: `asked` while the first letter is unanswered, `in` while letters go to it, `out` once its owner left.
 */
type SubscriptionState = "asked" | "in" | "out";

export type FoundSubscription = { email: string; state: SubscriptionState };

const text = `
  select email, case
    when unsubscribed_at is not null then 'out'
    when confirmed_at is null then 'asked'
    else 'in' end as state
  from subscriber where token = $1`;

/** The subscription behind the token of a letter's link; `undefined` when there is none. */
export async function findSubscription(
  { pool }: { pool: Pool },
  token: string,
): Promise<FoundSubscription | undefined> {
  const { rows } = await pool.query<FoundSubscription>({
    name: "find-subscription",
    text,
    values: [withoutNul(token)],
  });
  return rows[0];
}

/** PostgreSQL takes no NUL in a text; no token has one. */
export function withoutNul(token: string): string {
  return token.replaceAll("\0", "");
}
