import { inLanguage } from "../../../domain/language.ts";
import { formatAddress } from "../../../i18n/format.ts";
import { confirmationWords } from "../../../i18n/confirmation/en.ts";
import { formatWeek } from "../../../i18n/hours.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { formatPhone, telLink, viberLink, whatsAppLink } from "../../../i18n/phone.ts";
import type { About, LetterContent, LetterLink } from "../letter-content.ts";

/** The end of a letter. For the staff it gives only the reason for the letter. */
export type LetterFoot = {
  sender: string;
  ask?: string;
  ways: readonly LetterLink[];
  phoneHours?: string;
  address: string;
  pages: readonly LetterLink[];
};

/** The foot of a letter: the ways to reach the agency, and its details. */
export function letterFoot(content: LetterContent, about: About): LetterFoot {
  const { words, language, world } = about;
  const { siteUrl } = world;
  const { facts } = world.catalogue;
  const sender = `${facts.name} ${words.rentACar}`;
  const address = `${formatAddress(facts)}, ${inLanguage(facts.region, language)}`;
  const site = {
    label: siteUrl.replace(/^https?:\/\//u, ""),
    href: siteUrl + pathTo("home", language),
  };
  if (content.to === facts.email) return { sender, ways: [], address, pages: [site] };
  const hours = formatWeek(facts.phoneHours, language)
    .map((row) => `${row.days} ${row.hours}`)
    .join(", ");
  return {
    sender,
    ask: words.foot.ask,
    ways: waysToAsk(content, about),
    phoneHours: words.foot.phoneHours(hours),
    address,
    pages: [site, { label: words.foot.terms, href: siteUrl + pathTo("legal", language) }],
  };
}

/** Links to ask the agency. Messengers open with a first sentence that names the reservation. */
function waysToAsk({ code }: LetterContent, { language, world }: About): LetterLink[] {
  const { phone, whatsapp, viber, email } = world.catalogue.facts;
  const message = code
    ? confirmationWords(language).message(code, "").replace(/, \.$/u, ".")
    : undefined;
  const draft = message ? `&draft=${encodeURIComponent(message)}` : "";
  return [
    { label: formatPhone(phone), href: telLink(phone) },
    { label: "WhatsApp", href: whatsAppLink(whatsapp, message) },
    { label: "Viber", href: viberLink(viber) + draft, text: `Viber: ${formatPhone(viber)}` },
    { label: email, href: `mailto:${email}` },
  ];
}
