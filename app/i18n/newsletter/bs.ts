import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Newsletter",
  lead: "Novosti i sezonske cijene, nekoliko puta godišnje.",
  metaTitle: "Newsletter · Eternal Pro",
  description:
    "Novosti i sezonske cijene agencije Eternal Pro e-mailom, nekoliko puta godišnje. Odjava jednim klikom.",
  email: "E-mail",
  subscribe: "Prijavite se",
  subscribing: "Prijava je u toku…",
  consent:
    "Prijavom pristajete da vam Eternal Pro e-mailom šalje novosti i sezonske cijene. Možete se odjaviti u svakom trenutku.",
  success: "Prijava je uspjela!",
  thanks: "Hvala vam na prijavi!",
  oneMore: "Otvorite e-mail koji smo vam poslali i potvrdite jednim klikom.",
  invalid: "E-mail adresa nije ispravna",
  failed: "Došlo je do greške pri prijavi. Molimo vas da pokušate kasnije.",
  tooMany: "Previše pokušaja. Molimo vas da sačekate minutu.",

  confirm: {
    title: "Još samo jedan klik",
    metaTitle: "Potvrda prijave na newsletter · Eternal Pro",
    lead: (email) => `Želite li da novosti i sezonske cijene šaljemo na ${email}?`,
    button: "Potvrdite prijavu",
    done: (email) => `Novosti i sezonske cijene stizat će na ${email}.`,
  },
  leave: {
    title: "Odjava s newslettera",
    metaTitle: "Odjava s newslettera · Eternal Pro",
    lead: (email) => `Želite li da na ${email} više ne šaljemo novosti?`,
    button: "Odjavite se",
    doneTitle: "Odjavljeni ste",
    done: (email) =>
      `Na ${email} više ne šaljemo novosti. E-mailovi o vašim rezervacijama i dalje će stizati.`,
  },
  unknown: {
    title: "Ovaj link ne radi",
    lead: "Možda nije prenesen cijeli. Otvorite ga ponovo iz e-maila ili se prijavite iznova.",
  },
};
