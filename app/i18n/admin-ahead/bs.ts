import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Upisano unaprijed",
  lead: "Šta je prodato za naredne mjesece, u poređenju s istim danima prošle godine kakvi su tada bili.",
  back: "Prihod",
  fields: {
    asOf: "Stanje na kraju dana",
    compare: "Dani prošle godine",
    vat: "PDV",
    currency: "Valuta",
    show: "Prikažite",
  },
  compare: { weekday: "po danu u sedmici", date: "po datumu" },
  months: "Naredni mjeseci",
  monthsLead:
    "Pritisnite mjesec za tok rezervisanja. Prošle godine „tada“ je ono što je bilo upisano istog dana prošle godine, „na kraju“ ono što su ti dani na kraju donijeli.",
  columns: {
    name: "Mjesec",
    rentalDays: "Dani najma",
    utilisation: "Iskorištenost",
    revenue: "Upisano",
    lastYear: "Prošle godine tada",
    change: "Promjena",
    inTheEnd: "Prošle godine na kraju",
    week: "Zadnjih 7 dana",
    fourWeeks: "Zadnjih 28 dana",
    goal: "Cilj",
    reached: "Od cilja",
  },
  curve: (month) => `Tok rezervisanja: ${month}`,
  curveLead: "Koliko je bilo upisano toliko sedmica prije početka mjeseca.",
  weeks: "Sedmice prije mjeseca",
  before: (days) => {
    if (days % 7 !== 0) return "kraj";
    if (days === 0) return "početak";
    return days > 0 ? `−${days / 7} sed.` : `+${-days / 7} sed.`;
  },
  lastYear: "Prošle godine",
  total: "Ukupno",
  reservations: "Rezervacije po modelima",
  none: "Nema mjeseci",
  told: {
    books: (amount) => `Za ovih dvanaest mjeseci upisano je ${amount}.`,
    compared: (amount, sign) =>
      sign === 0
        ? "To je isto koliko i prije godinu dana."
        : `To je ${amount} ${sign > 0 ? "više" : "manje"} nego prije godinu dana.`,
    alone: "Prije godinu dana ništa nije bilo upisano, pa nema poređenja.",
    week: (amount, sign) =>
      sign === 0
        ? "U zadnjih 7 dana ništa se nije promijenilo."
        : sign > 0
          ? `U zadnjih 7 dana upisano je još ${amount}.`
          : `U zadnjih 7 dana upisani iznos manji je za ${amount}.`,
  },
  goals: "Ciljevi",
  goalsLead: "Koliko svaki mjesec treba donijeti, s PDV-om. Prazno polje znači da cilja nema.",
  saveGoals: "Sačuvajte ciljeve",
  goalFault: "Upišite iznos, na primjer 12.500,00",
  matches: "Pomični praznici",
  matchesLead:
    "Dani koji se porede s drugim danima nego što kaže kalendar: Bajram s Bajramom, Uskrs s Uskrsom.",
  matchFields: {
    name: "Naziv",
    from: "Od",
    to: "Do",
    withDay: "Poredi se s danima od",
    add: "Povežite dane",
  },
  matchFaults: {
    name: "Upišite naziv ovih dana",
    days: "Upišite dane čiji je kraj poslije početka, najviše 60",
    withDay: "Upišite raniji dan",
  },
  matched: (from, to, withDay) =>
    from === to
      ? `${from}, poredi se s danom ${withDay}`
      : `${from} do ${to}, poredi se s danima od ${withDay}`,
  remove: (name) => `Uklonite: ${name}`,
  file: "upisano",
};
