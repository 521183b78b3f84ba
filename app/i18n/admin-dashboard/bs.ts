import { plural } from "../format.ts";
import type { Words } from "./en.ts";

const vehicles = (count: number) => `${count} ${plural(count, ["vozilo", "vozila", "vozila"])}`;
const goes = (count: number) => plural(count, ["izdaje", "izdaju", "izdaje"]);
const comes = (count: number) => plural(count, ["vraća", "vraćaju", "vraća"]);

export const bs: Words = {
  title: "Pregled",
  parts: {
    next: "Slijedi",
    hand: "Treba uraditi",
    days: "Danas i sutra",
    week: "Sedmica",
    money: "Novac",
    site: "Stranica",
  },
  told: {
    moves: (out, back) => {
      if (out === 0 && back === 0) return "Danas se više ništa ne izdaje i ne vraća.";
      if (out === 0) return `Danas se još ${comes(back)} ${vehicles(back)}.`;
      const first = `Danas se još ${goes(out)} ${vehicles(out)}`;
      return back === 0 ? `${first}.` : `${first}, a ${comes(back)} se ${back}.`;
    },
    hand: (count) =>
      count === 0
        ? "Ništa ne čeka na vas."
        : `Na vas ${plural(count, ["čeka", "čekaju", "čeka"])} ${count} ${plural(count, ["stvar", "stvari", "stvari"])}.`,
    month: (amount) => `Ovaj mjesec je dosad donio ${amount}.`,
    monthThan: (amount, percent, isMore) =>
      `Ovaj mjesec je dosad donio ${amount}, ${percent} ${isMore ? "više" : "manje"} nego lani do istog dana.`,
    monthSame: (amount) => `Ovaj mjesec je dosad donio ${amount}, jednako kao lani do istog dana.`,
    full: (day) => `Nijedno vozilo nije slobodno: ${day}.`,
    fewest: (count, day) =>
      `Najviše posla u sedmici: ${day}, ${plural(count, ["slobodno je još", "slobodna su još", "slobodno je još"])} ${vehicles(count)}.`,
  },
  chance: {
    yes: "Stiže se",
    tight: "Tijesno",
    now: "Krenite odmah",
    late: "Prekasno",
    no: "Ne može se stići",
    unknown: "Vožnja nepoznata",
  },
  leave: (time, place) => `Polazak do ${time}: ${place}`,
  nothingNext: "Ni danas ni sutra ništa se ne izdaje i ne vraća.",
  runSheet: "Plan vožnji",
  hand: {
    overdue: "Kasne s povratom",
    danger: "Ugrožene",
    missed: "Nisu preuzete",
    pending: "Čekaju odgovor",
    unpaid: "Izdate, neplaćene",
    open: "Otvoreni obračuni",
    deposits: "Depoziti",
    drawers: "Nezatvorene blagajne",
    drafts: "Započete primopredaje",
    papers: "Dokumenti koji ističu",
    fines: "Otvorene kazne",
    mail: "Neisporučeni e-mailovi",
  },
  deeds: {
    overdue: "Primite",
    danger: "Drugo vozilo",
    missed: "Odlučite",
    pending: "Odgovorite",
    unpaid: "Naplatite",
    open: "Obračunajte",
    deposits: "Vratite",
    drawers: "Zatvorite",
    drafts: "Nastavite",
    papers: "Produžite",
    fines: "Riješite",
    mail: "Pogledajte zašto",
  },
  look: "Otvorite",
  deedOf: (deed, name) => `${deed}: ${name}`,
  all: (count) => `Sve (${count})`,
  allOf: (name) => `Sve: ${name}`,
  due: (when) => `rok ${when}`,
  since: (when) => `od ${when}`,
  pickup: (when) => `preuzimanje ${when}`,
  toPay: (amount) => `za naplatu ${amount}`,
  toReturn: (amount) => `za povrat ${amount}`,
  openedBy: (when, name) => (name === undefined ? `otvorena ${when}` : `${name}, otvorena ${when}`),
  begun: (name, when) => `${name}, ${when}`,
  waitsFor: (code) => `vozilo je još kod ${code}`,
  calm: "Sve je mirno",
  calmText: "Ništa ne čeka na vas. Što se pojavi, stoji ovdje samo od sebe.",
  today: "Danas",
  tomorrow: "Sutra",
  tomorrowAt: (time) => `Sutra u ${time}`,
  left: (count) => `preostalo ${count}`,
  noMoves: "Ništa.",
  more: (count) => `još ${count}`,
  board: "Primopredaje",
  week: {
    caption: "Vozila slobodna cijeli dan, po kategorijama",
    category: "Kategorija",
    utilisation: (percent) => `${percent} iznajmljeno u ovih sedam dana`,
    calendar: "Kalendar",
    none: "Nijedno vozilo nije u prometu.",
  },
  money: {
    today: "Danas",
    month: "Ovaj mjesec do danas",
    ahead: "Tek dolazi",
    than: (percent, isMore, amount) =>
      `${percent} ${isMore ? "više" : "manje"} nego lani do istog dana (${amount})`,
    same: (amount) => `jednako kao lani do istog dana (${amount})`,
    lastYear: (amount) => `lani do istog dana ${amount}`,
    days: "prodato za današnji dan",
    booked: "rezervisano za dane poslije današnjeg",
    revenue: "Prihod",
  },
  site: {
    searches: "Pretrage",
    booked: "Rezervacije na stranici",
    refused: "Pretrage bez ponude",
    week: "posljednjih 7 dana",
    before: (count) => `sedmicu ranije ${count}`,
    analytics: "Analitika",
  },
  proof: {
    at: (when) => `Provjereno: ${when}`,
    never: "Još nije provjereno",
    link: "Jutarnja provjera",
  },
  arrange: "Rasporedite",
  arranged: "Gotovo",
  arrangeLead: "Redoslijed dijelova i koji se od njih prikazuju. Važi samo za vas.",
  hiddenTitle: "Skriveno",
  steps: {
    up: (part) => `Pomjerite gore: ${part}`,
    down: (part) => `Pomjerite dolje: ${part}`,
    hide: (part) => `Sakrijte: ${part}`,
    show: (part) => `Prikažite: ${part}`,
    usual: () => "Opet kao obično",
  },
  short: { hide: "Sakrijte", show: "Prikažite" },
  allHidden: "Svi dijelovi su skriveni.",
};
