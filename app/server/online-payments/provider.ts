import type { OnlineNotice } from "../../domain/online-payments/online-payment.ts";
import type { Language } from "../../domain/language.ts";

/** What a provider is asked to take. Nothing of it names the customer. */
export type ProviderAsk = {
  /** Ours; each is asked for once. */
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
  /** Asks for a payment; answers the address of the page where the customer pays. */
  begin: (ask: ProviderAsk) => Promise<{ ok: true; payUrl: string } | { ok: false }>;
  /** Reads what somebody says to be a notice; undefined when the provider has not signed it. */
  readNotice: (headers: Headers, body: string) => OnlineNotice | undefined;
  /** Gives back a payment, or a part of it. */
  refund: (ask: ProviderRefund) => Promise<{ ok: boolean }>;
};
