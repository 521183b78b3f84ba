import type { OnlineNotice } from "../../domain/online-payments/online-payment.ts";
import type { Language } from "../../domain/language.ts";

/** What a provider is asked to take. Nothing of it names the customer. */
export type ProviderAsk = {
  /** Ours, of one payment. */
  reference: string;
  amountCents: number;
  /** The reservation's, as people read it: it stands on the statement of the card. */
  code: string;
  language: Language;
  /** Where the customer is led afterwards, whatever became of it. */
  returnUrl: string;
  /** Where the provider tells what became of it. */
  noticeUrl: string;
};

type ProviderRefund = {
  reference: string;
  amountCents: number;
  /** The same one again gives nothing back twice. */
  key: string;
};

/** The one door through which money is taken online. The number of a card is typed on the provider's page alone. */
export type PaymentProvider = {
  /** Kept with every payment. */
  name: string;
  /** How long an answer is waited for. */
  patienceMs: number;
  /**
   * Asks for a payment; answers the address of the page where the customer pays. The same reference again leads to the same payment, so
   * that it is never made twice. `ok: false`: the provider refuses. Rejects when it cannot be asked.
   */
  begin: (ask: ProviderAsk) => Promise<{ ok: true; payUrl: string } | { ok: false }>;
  /** Reads what somebody says to be a notice; undefined when the provider has not signed it. */
  readNotice: (headers: Headers, body: string) => OnlineNotice | undefined;
  /**
   * Gives back a payment, or a part of it. `ok: false`: it gave nothing, and never will for this key. Rejects when it is not known what
   * became of it: then the same key is asked again.
   */
  refund: (ask: ProviderRefund) => Promise<{ ok: boolean }>;
};
