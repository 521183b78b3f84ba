/** Rows of a house that stories look at one by one. */
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { linkTokenHash } from "../../app/server/staff/links/staff-link.ts";
import { newMember, type StoryMember } from "./member.ts";
import { runInStory } from "./story-database.ts";

/** What an address names a row by; nothing where the house has no such row. */
export type HouseRows = {
  /** The code of the reservation to which most happened, of one that a letter was written about, and of the next one. */
  eventful: string | null;
  written: string | null;
  ahead: string | null;
  letter: number | null;
  /** The code of a reservation whose vehicle was given out, and the id of its sheet. */
  handed: string | null;
  sheet: number | null;
  /** The code of a reservation with an invoice. */
  billed: string | null;
  /** The folder of a letter in the local mailbox. */
  boxedLetter: string | null;
  car: number | null;
  vehicle: number | null;
  /** The coupon that was used most. */
  coupon: number | null;
  plan: string | null;
  extra: string | null;
  place: string | null;
  specialDay: number | null;
  question: number | null;
  review: number | null;
  member: string | null;
  closedDay: string | null;
  fine: number | null;
  /** The token of an invitation that still works. */
  invitation: string | null;
};

type TableRows = Omit<HouseRows, "boxedLetter" | "invitation">;

const text = `
  select
    (select code from reservation order by
      (select count(*) from reservation_event where reservation_id = reservation.id) desc, id limit 1) as eventful,
    (select code from reservation where status = 'confirmed' and pickup_at > now() order by pickup_at limit 1) as ahead,
    letter.code as written, letter.id as letter, given.code as handed, given.id as sheet, vehicle.id as vehicle, vehicle.car_id as car,
    (select code from reservation where id = (select min(reservation_id) from document where kind = 'invoice')) as billed,
    (select id from coupon order by (select count(*) from coupon_use where coupon_id = coupon.id) desc, id limit 1) as coupon,
    (select code from protection_plan order by code limit 1) as plan,
    (select code from extra order by code limit 1) as extra,
    (select id from location order by id limit 1) as place,
    (select id from special_hours order by id limit 1) as "specialDay",
    (select id from faq order by id limit 1) as question,
    (select id from review order by id limit 1) as review,
    (select id from "user" order by created_at desc limit 1) as member,
    (select max(day)::text from day_close) as "closedDay",
    (select id from fine order by id limit 1) as fine
  from (select min(id) from vehicle) as first (id)
    join vehicle on vehicle.id = first.id
    left join lateral (
      select code, outbox.id from outbox join reservation on reservation.id = reservation_id order by outbox.id limit 1
    ) as letter on true
    left join lateral (
      select code, handover.id from handover join reservation on reservation.id = reservation_id
      where addendum_to is null and sheet is not null order by handover.id limit 1
    ) as given on true`;

/** The rows of a house as it is now. `token` opens an invitation. */
export async function readHouse(dataDir: string, token: string): Promise<HouseRows> {
  const [rows] = await runInStory<TableRows>(text, [], dataDir);
  if (!rows) throw new Error("The house has no vehicle");
  const box = join(dataDir, "mail");
  // It is made with the first letter.
  const boxed = existsSync(box) ? readdirSync(box).filter((name) => /^\d+-/.test(name)) : [];
  return { ...rows, boxedLetter: boxed[0] ?? null, invitation: token };
}

/** An invitation that nobody has sent; answers its token. */
export async function addInvitation(dataDir: string): Promise<string> {
  const token = randomUUID();
  await runInStory(
    `insert into staff_link (id, kind, email, name, role, language, token_hash, expires_at)
     values ($1, 'invitation', 'lejla@example.ba', 'Lejla Mujkić', 'agent', 'ba', $2, now() + interval '1 day')`,
    [randomUUID(), linkTokenHash(token)],
    dataDir,
  );
  return token;
}

/** A member who is asked for a code after the password, and whose app nobody has. */
export async function addGuardedMember(dataDir: string): Promise<StoryMember> {
  const member = await newMember("agent", dataDir);
  await runInStory(
    `with member as (update "user" set two_factor_enabled = true where id = $1 returning id)
     insert into two_factor (id, user_id, secret, backup_codes) select $2, id, 'none', 'none' from member`,
    [member.id, randomUUID()],
    dataDir,
  );
  return member;
}
