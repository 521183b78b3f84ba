import type { Words } from "./en.ts";

export const bs: Words = {
  before: {
    // After "od" the noun is the same for every number.
    days: (days) => `Najam duži od ${days} dana potvrđuje neko od nas.`,
    value: (total) => `Rezervaciju čiji je iznos veći od ${total} potvrđuje neko od nas.`,
    other: () => "Svaku rezervaciju potvrđuje neko od nas.",
  },
  beforeHeld: "Čim rezervišete, vozilo čuvamo za vas, a potvrdu uskoro šaljemo drugim e-mailom.",
  change: {
    other: "Ovu izmjenu potvrđuje neko od nas.",
    held: "Kad prihvatite, izmjena je upisana i vozilo čuvamo za vas, a novu potvrdu rezervacije uskoro šaljemo drugim e-mailom.",
    done: "Vaša rezervacija je izmijenjena i čeka našu potvrdu. Šaljemo vam e-mail s izmjenama.",
    mail: "Ovako izmijenjena rezervacija još nije potvrđena. Vozilo čuvamo za vas, a potvrdu sa svim dokumentima uskoro šaljemo drugim e-mailom.",
  },
  after: {
    days: "Ovako dug najam potvrđuje neko od nas.",
    value: "Rezervaciju u ovom iznosu potvrđuje neko od nas.",
    other: "Neko od nas će je pogledati i potvrditi.",
  },
  held: "Vozilo dotad čuvamo za vas.",
  mail: (email) => `Pisat ćemo vam na ${email} čim rezervacija bude potvrđena.`,
};
