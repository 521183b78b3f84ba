import { cancellation } from "./legal-cancellation.ts";
import { complaints } from "./legal-complaints.ts";
import { cookies } from "./legal-cookies.ts";
import { imprint } from "./legal-imprint.ts";
import { privacy } from "./legal-privacy.ts";
import { terms } from "./legal-terms.ts";
import type { ShippedText } from "./shipped-text.ts";

/** The legal texts that the product ships, one of each kind. A lawyer reads them before the agency opens. */
export const shippedTexts: readonly ShippedText[] = [
  terms,
  cancellation,
  privacy,
  cookies,
  complaints,
  imprint,
];
