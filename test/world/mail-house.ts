/** The mail of a test: letters of one line, carriers that behave as the test says. */
import { oneLane } from "../../app/server/mail/transports/choose-transport.ts";
import { z } from "zod";
import { inTransaction } from "../../app/server/db/in-transaction.ts";
import type { Deps } from "../../app/server/deps.ts";
import { carrierRests } from "../../app/server/mail/sending/carrier-rests.ts";
import { realContacts } from "./real-contacts.ts";
import type { Catalogue } from "../../app/domain/catalogue/catalogue.ts";
import type { Letter } from "../../app/server/mail/letter.ts";
import type { MailHouse, WriteLetter } from "../../app/server/mail/desk/mail-house.ts";
import { queueLetters } from "../../app/server/mail/queue-letters.ts";
import {
  delivered,
  type Delivery,
  type OutgoingLetter,
  type Transport,
} from "../../app/server/mail/transports/transport.ts";
import { recordFailedLetter } from "../../app/server/reservations/reminders/record-failed-letter.ts";
import { staleLetter } from "../../app/server/letters/stale-letter.ts";

const addressed = z.object({ email: z.string() });

/** Writes letters whose payload has an `email`: one line, without files. Others it cannot write. */
const writePlainLetter: WriteLetter = async ({ id, kind, payload }) => {
  const to = kind.endsWith("-notice") ? "staff@eternal-pro.test" : addressed.parse(payload).email;
  return {
    to,
    from: { name: "Eternal Pro", address: "rent@eternal-pro.test" },
    subject: `Letter ${id}`,
    html: `<p>${kind}</p>`,
    text: kind,
    attachments: [],
  };
};

/** A small letter to somebody. */
export function letterTo(email: string, more: { reservationId?: number } = {}): Letter {
  const payload = { email, token: "token" };
  return { kind: "newsletter-confirmation", language: "en-us", payload, ...more };
}

/** Puts letters into the outbox, due now. */
export function queue(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  letters: readonly Letter[],
): Promise<void> {
  return inTransaction(pool, (client) => queueLetters(client, letters, new Date(clock.now())));
}

export type TestCarrier = Transport & { taken: OutgoingLetter[]; tried: () => number };

/** A carrier that takes every letter, unless `answer` says otherwise. */
export function testCarrier(
  answer: (letter: OutgoingLetter) => Delivery | Promise<Delivery> = () => delivered,
): TestCarrier {
  const taken: OutgoingLetter[] = [];
  let tried = 0;
  return {
    name: "smtp",
    leavesHouse: true,
    taken,
    tried: () => tried,
    deliver: async (letter) => {
      tried += 1;
      const delivery = await answer(letter);
      if (delivery.ok) taken.push(letter);
      return delivery;
    },
    close: () => undefined,
  };
}

/** The catalogue of an agency that has put its own phone and address in place of the seed's. */
function reachable(catalogue: Catalogue): Catalogue {
  return { ...catalogue, facts: { ...catalogue.facts, ...realContacts } };
}

/** Everything that sending letters needs, around the dependencies of a test. */
export function mailHouse(
  deps: Pick<Deps, "pool" | "catalogue" | "clock" | "log" | "signingKey">,
  more: Partial<MailHouse> & Pick<MailHouse, "carriers">,
): MailHouse {
  return {
    ...deps,
    from: undefined,
    rests: carrierRests(deps.clock),
    recordFailedLetter,
    staleness: (row) => staleLetter(deps, row),
    readWorld: async () => ({
      catalogue: reachable(await deps.catalogue.get()),
      siteUrl: "https://eternal-pro.test",
      signingKey: deps.signingKey,
      now: deps.clock.now(),
    }),
    write: writePlainLetter,
    writePatienceMs: 5000,
    ...more,
  };
}

/** One carrier for all letters. */
export function only(carrier: Transport): MailHouse["carriers"] {
  return { for: () => carrier, all: [carrier], lanes: [oneLane] };
}

export type OutboxRow = {
  id: number;
  kind: string;
  attempts: number;
  nextTryAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
  lastError: string | null;
  payload: unknown;
};

/** The outbox as it is, oldest first. */
export async function outbox({ pool }: Pick<Deps, "pool">): Promise<OutboxRow[]> {
  const { rows } = await pool.query<OutboxRow>(
    `select id, kind, attempts, next_try_at as "nextTryAt", sent_at as "sentAt", failed_at as "failedAt",
       last_error as "lastError", payload from outbox order by id`,
  );
  return rows;
}
