import type { Clock } from "../../deps.ts";
import type { LetterKind } from "../letter.ts";
import { restAfter } from "./try-again.ts";
import type { Transport } from "../transports/transport.ts";

/** Letters that are refused for their addressee, since the carrier accepted one. */
type Refusals = Map<Transport, Set<string>>;

type Rest = { failures: number; until: number; kinds: Set<LetterKind> };

/** Pauses of carriers that could not be reached, and with them of the kinds of letters that they take. */
export type CarrierRests = {
  restingKinds: () => LetterKind[];
  /** True while the carrier rests for this kind of letter. */
  rests: (carrier: Transport, kind: LetterKind) => boolean;
  /** Begins a rest, longer than the one before; returns its end, epoch ms. */
  unreachable: (carrier: Transport, kind: LetterKind) => number;
  reached: (carrier: Transport) => void;
  /** Notes that an addressee was refused; returns how many different ones were since the carrier accepted a letter. */
  refused: (carrier: Transport, to: string) => number;
};

/** Makes the memory of which carriers could not be reached. A rest lasts 1 s at first and a minute at most. */
export function carrierRests(clock: Clock): CarrierRests {
  const rests = new Map<Transport, Rest>();
  const refusals: Refusals = new Map();
  const resting = () => [...rests.values()].filter(({ until }) => until > clock.now());
  return {
    restingKinds: () => resting().flatMap(({ kinds }) => [...kinds]),
    rests: (carrier, kind) => {
      const rest = rests.get(carrier);
      if (!rest || rest.until <= clock.now()) return false;
      rest.kinds.add(kind);
      return true;
    },
    unreachable: (carrier, kind) => {
      const rest = rests.get(carrier) ?? { failures: 0, until: 0, kinds: new Set() };
      rests.set(carrier, rest);
      rest.failures += 1;
      rest.until = clock.now() + restAfter(rest.failures);
      rest.kinds.add(kind);
      return rest.until;
    },
    reached: (carrier) => {
      rests.delete(carrier);
      refusals.delete(carrier);
    },
    refused: (carrier, to) => {
      const refused = refusals.get(carrier) ?? new Set();
      refusals.set(carrier, refused.add(to));
      return refused.size;
    },
  };
}
