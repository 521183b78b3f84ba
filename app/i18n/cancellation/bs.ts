import type { Words } from "./en.ts";

export const bs: Words = {
  until: (until) => `Besplatna izmjena i otkazivanje do ${until}.`,
  after: (fee) => `Nakon toga, ili ako ne dođete, možemo naplatiti jedan dan najma (${fee}).`,
  isLate: (hours) => `Do preuzimanja je manje od ${hours}.`,
  wasLate: (hours) => `Rezervisali ste manje od ${hours} prije preuzimanja.`,
  within: (period) => `Besplatna izmjena i otkazivanje u roku od ${period} nakon rezervacije.`,
  over: (until) => `Izmjena i otkazivanje bili su besplatni do ${until}.`,
  now: (fee) =>
    `Ako sada izmijenite ili otkažete, ili ako ne dođete, možemo naplatiti jedan dan najma (${fee}).`,
  nothing: "Izmjena i otkazivanje su besplatni.",
  nothingNow: "Otkazivanje je sada besplatno.",
  charged: (fee) => `Rok za besplatnu izmjenu i otkazivanje je prošao, pa možemo naplatiti ${fee}.`,
  paysNothing: "Ne plaćate ništa.",
  hour: "sat vremena",
  rule: (until) =>
    `Izmjena i otkazivanje su besplatni ${until}. Nakon toga, ili ako ne dođete, možemo naplatiti jedan dan najma.`,
  ruleUntil: (hours) => `do ${hours} prije preuzimanja`,
  ruleWithin: (until, period) =>
    `${until}, a ako rezervišete kasnije, u roku od ${period} nakon rezervacije`,
  ruleAlways: "do samog preuzimanja",
};
