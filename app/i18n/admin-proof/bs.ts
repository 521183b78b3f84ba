import { plural } from "../format.ts";
import type { Words } from "./en.ts";

/** What mends kept sums. */
const renew = "Komanda „npm run sums:renew“ ih broji iznova.";

export const bs: Words = {
  title: "Jutarnja provjera",
  lead: "Program svake noći sam sebe provjerava: vozila, cijene, novac, dokumente, e-mailove i server na kojem radi.",
  checks: {
    vehicles: "Nijedno vozilo nije obećano dvaput",
    seats: "Svaka rezervacija ima svoje vozilo",
    totals: "Svaka ukupna cijena jednaka je zbiru stavki",
    ledger: "Knjiga prodaje se slaže s cijenama",
    sums: "Sačuvani zbirovi prihoda i analitike jednaki su prebrojanim",
    payments: "Uplate se slažu s gotovinom i depozitima",
    drawers: "Blagajne se slažu",
    numbers: "Brojevi faktura i potvrda idu redom, bez praznina",
    audit: "Zapisnik promjena je cjelovit",
    letters: "Nijedan e-mail ne čeka predugo",
    backup: "Sigurnosna kopija od sinoć postoji i nije mijenjana",
    restore: "Posljednja sigurnosna kopija se može vratiti",
    disk: "Na disku ima mjesta",
    clock: "Sat je tačan",
    certificate: "Certifikat baze podataka važi",
    forgotten: "Lični podaci se brišu na vrijeme",
  },
  checked: (count) => `provjereno: ${count}`,
  idle: "ovdje se nema šta provjeriti",
  found: (count, told) => `${told} ${plural(count, ["greška", "greške", "grešaka"])}`,
  faults: {
    "double-booked": ({ about, other }) =>
      `${about} je u isto vrijeme obećano dvaput${other && `: ${other}`}.`,
    "no-seat": ({ about }) => `${about} nema vozilo.`,
    "other-seat": ({ about }) =>
      `${about} drži zauzetim drugo vozilo, a ne ono koje joj je dodijeljeno.`,
    "short-seat": ({ about }) => `${about} nema vozilo za cijeli termin.`,
    "needless-seat": ({ about }) => `${about} više ne važi, a još drži vozilo zauzetim.`,
    "lines-differ": ({ about, is, should }) => `${about} košta ${is}, a zbir stavki je ${should}.`,
    "ledger-differs": ({ about, is, should }) =>
      `U knjizi prodaje ${about} ima ${is}, a cijena s dodatnim stavkama je ${should}.`,
    "ledger-elsewhere": ({ about }) =>
      `U knjizi prodaje ${about} stoji na drugom modelu, vozilu ili mjestu, ili na drugim danima.`,
    "sold-differs": ({ about }) =>
      `Sačuvani zbirovi za ${about} razlikuju se od knjige prodaje. ${renew}`,
    "sold-day-differs": ({ about, is, should }) =>
      `Sačuvani zbir prodaje za ${about} iznosi ${is}, a u knjizi prodaje je ${should}. ${renew}`,
    "visits-differ": ({ about }) =>
      `Sačuvani zbirovi posjeta i pretraga za ${about} razlikuju se od prebrojanih. ${renew}`,
    "visits-month-differs": ({ about }) =>
      `Sačuvani zbirovi posjeta i pretraga za mjesec ${about} razlikuju se od zbirova njegovih dana. ${renew}`,
    "payment-worth": ({ about, is, should }) =>
      `${about}: upisana je uplata od ${is}, a primljeni novac vrijedi ${should}.`,
    "payment-cash": ({ about, is, should }) =>
      `${about}: za uplatu od ${should} kroz blagajnu je prošlo ${is}.`,
    "refunds-above": ({ about, is, should }) => `${about}: vraćeno je ${is}, a uplaćeno ${should}.`,
    "deposit-cash": ({ about, is, should }) =>
      `${about}: u blagajni je ${is} depozita, a trebalo bi biti ${should}.`,
    "online-other-sum": ({ about, is, should }) =>
      `${about}: online je stiglo ${is}, a traženo je ${should}. Na računu je iznos koji je stigao.`,
    "refund-unconfirmed": ({ about, is }) =>
      `${about}: platni servis nije potvrdio da je vratio ${is}.`,
    "drawer-expected": ({ about, is, should }) =>
      `Blagajna ${about}: pri zaključenju je očekivano ${is}, a po prometu bi trebalo biti ${should}.`,
    "drawer-opening": ({ about, is, should }) =>
      `Blagajna ${about}: otvorena je sa ${is}, a prije toga je prebrojano ${should}; razlog nije upisan.`,
    "number-missing": ({ about, kind }) => `Nedostaje dokument: ${kind} ${about}.`,
    "number-ahead": ({ about, kind }) => `${kind} ${about} ima broj koji još nije bio na redu.`,
    "entry-missing": ({ about }) => `Nema zapisa ${about} ili njegovog pečata.`,
    "entry-changed": ({ about }) => `Zapis ${about} je naknadno izmijenjen.`,
    "entry-unkeyed": ({ about }) => `Zapis ${about} je zapečaćen bez ključa.`,
    "entry-cut": ({ about }) => `Zapisnik je kod broja ${about} odrezan ili napravljen iznova.`,
    "entry-unsealed": ({ about }) => `Zapis ${about} predugo čeka na pečat.`,
    "entry-gap": ({ about, other }) => `Nema zapisa od ${about} do ${other}.`,
    "letter-waits": ({ about, kind, is }) => `E-mail ${about} (${kind}) čeka od ${is}.`,
    "letter-failed": ({ about, kind, is }) =>
      `Od slanja e-maila ${about} (${kind}) se odustalo: ${is}.`,
    "no-backup": ({ about }) =>
      `U folderu ${about} još nema sigurnosne kopije. Pravi se svake noći poslije tri sata.`,
    "backup-old": ({ about, is }) =>
      `Posljednja sigurnosna kopija je od ${is}: ${about}. Zašto novije nema, piše u zapisima servera.`,
    "backup-changed": ({ about }) =>
      `Sigurnosna kopija ${about} više nije ista, ili nema njenog kontrolnog zbira. Uklonite je.`,
    "not-restored": ({ about, other }) =>
      `Sigurnosnu kopiju ${about} nije bilo moguće vratiti: ${other}`,
    "disk-full": ({ about, is, should }) =>
      `Na disku na kojem je ${about} ostalo je ${is} MB, a potrebno je ${should} MB. Oslobodite prostor.`,
    "clock-differs": ({ is }) =>
      `Sat servera i sat baze podataka razilaze se za ${is} s. Uključite podešavanje sata preko mreže.`,
    "clock-behind": ({ is }) =>
      `Sat baze podataka kasni ${is} s za onim što je već upisano. Uključite podešavanje sata preko mreže.`,
    "certificate-ends": ({ about, is }) =>
      `Certifikat servera ${about} važi do ${is}. Treba ga obnoviti.`,
    "certificate-unread": ({ about, other }) =>
      `Certifikat servera ${about} nije bilo moguće pročitati: ${other}.`,
    "kept-too-long": ({ kind, is }) => `Predugo se čuva: ${kind.toLowerCase()} (${is}).`,
    "not-checked": ({ other }) => `Ovo nije bilo moguće provjeriti: ${other}.`,
  },
  run: "Provjerite sada",
  running: "Provjera traje…",
  underWay: "Provjera je u toku. Traje nekoliko minuta, a rezultat će stajati ovdje.",
  look: "Pogledajte ponovo",
  busy: "Jedna provjera je već u toku. Pogledajte ponovo za minutu.",
  never: "Još nije provjereno",
  neverText: "Prva provjera je noćas poslije tri sata; možete je pokrenuti i sada.",
  well: "Sve je u redu",
  failed: (count) =>
    `${count} ${plural(count, ["provjera nije prošla", "provjere nisu prošle", "provjera nije prošlo"])}`,
  shown: (when) => `Provjereno: ${when}.`,
  more: (count) => `i još ${count}`,
  toLast: "Prikažite posljednju provjeru",
  history: "Ranije provjere",
  reasons: {
    night: "noću, automatski",
    member: "bivši član osoblja",
    command: "komandom na serveru",
  },
  papers: {
    invoice: "Faktura",
    "credit-note": "Knjižna obavijest",
    "payment-receipt": "Potvrda o uplati",
    "deposit-receipt": "Potvrda o depozitu",
    "day-close": "Zaključenje dana",
  },
  mend: {
    reservation: "Otvorite rezervaciju",
    account: "Otvorite obračun",
    drawer: "Otvorite blagajnu",
    books: "Otvorite knjige",
    "audit-logs": "Otvorite zapisnik promjena",
    mail: "Otvorite slanje e-pošte",
    retention: "Otvorite rokove čuvanja",
  },
};
