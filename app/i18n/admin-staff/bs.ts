import { minPasswordLength } from "../../domain/staff/password-field.ts";
import { plural } from "../format.ts";
import type { Words } from "./en.ts";

export const bs: Words = {
  busy: "Samo trenutak…",
  moment: (date, time) => `${date} u ${time}`,
  faultTitle: "Ispravite sljedeće:",
  tooMany: (minutes) => `Previše pokušaja. Pokušajte ponovo za ${minutes} min.`,
  passwordHelp: `Najmanje ${minPasswordLength} znakova. Rečenica se pamti lakše od zagonetke.`,

  confirm: {
    title: "Ponovo upišite lozinku",
    lead: "Ova stranica traži lozinku ako je niste upisali u posljednjih 15 minuta.",
    password: "Lozinka",
    code: "Kod iz aplikacije",
    codeHelp: "Ili jedan od rezervnih kodova",
    submit: "Nastavite",
    missing: "Upišite svoju lozinku",
    wrong: "Lozinka nije tačna",
    wrongWithCode: "Lozinka ili kod nije tačan",
    back: "Ne sada",
  },

  account: {
    title: "Vaš nalog",
    member: (email, role) => `${email} · ${role}`,
    password: {
      title: "Lozinka",
      lead: "Nova lozinka odjavljuje vas na svim drugim uređajima.",
      now: "Sadašnja lozinka",
      next: "Nova lozinka",
      again: "Nova lozinka još jednom",
      submit: "Promijenite lozinku",
      done: "Lozinka je promijenjena. Na svim drugim uređajima ste odjavljeni.",
      missing: "Upišite lozinku koju sada imate",
      wrong: "Sadašnja lozinka nije tačna",
    },
    twoStep: {
      title: "Drugi korak",
      on: "Uključen",
      off: "Isključen",
      lead: "Uz drugi korak sama lozinka ne otvara ništa: aplikacija na vašem telefonu za svaku prijavu napravi kod.",
      isOn: (left) => `Prijava traži kod iz vaše aplikacije. ${left}`,
      left: (count) =>
        count === 0
          ? "Nemate više nijedan rezervni kod. Napravite nove."
          : plural(count, [
              `Preostao je ${count} rezervni kod.`,
              `Preostala su ${count} rezervna koda.`,
              `Preostalo je ${count} rezervnih kodova.`,
            ]),
      set: "Postavite",
      change: "Izmijenite",
    },
    sessions: {
      title: "Gdje ste prijavljeni",
      lead: "Ako neki uređaj ne poznajete, odjavite ga i promijenite lozinku.",
    },
  },

  sessions: {
    caption: "Prijavljeni uređaji",
    device: "Uređaj",
    since: "Prijava",
    seen: "Posljednja aktivnost",
    this: "ovaj uređaj",
    on: (browser, system) => `${browser}, ${system}`,
    unknown: "Nepoznat uređaj",
    end: "Odjavite",
    endOf: (device) => `Odjavite: ${device}`,
    endOthers: "Odjavite sve druge uređaje",
    endOthersTitle: "Odjaviti sve druge uređaje?",
    endOthersText: "Na svim drugim uređajima treba se ponovo prijaviti. Ovaj ostaje prijavljen.",
    endAll: "Odjavite sve uređaje",
    endAllTitle: (name) => `Odjaviti sve uređaje (${name})?`,
    endAllText: "Ono što je na tim uređajima upisano, a nije sačuvano, bit će izgubljeno.",
    none: "Nijedan uređaj nije prijavljen.",
    ended: (count) =>
      count === 0
        ? "Nijedan uređaj više nije bio prijavljen."
        : plural(count, [
            `Odjavljen je ${count} uređaj.`,
            `Odjavljena su ${count} uređaja.`,
            `Odjavljeno je ${count} uređaja.`,
          ]),
  },

  twoStep: {
    title: "Drugi korak",
    back: "Nazad na nalog",
    password: "Lozinka",
    missing: "Upišite svoju lozinku",
    wrong: "Lozinka nije tačna",
    begin: {
      title: "Postavljanje drugog koraka",
      lead: "Treba vam aplikacija koja na telefonu pravi kodove, kao što su Google Authenticator, Microsoft Authenticator, 2FAS ili menadžer lozinki. Najprije vaša lozinka:",
      submit: "Nastavite",
    },
    scan: {
      title: "Skenirajte sliku aplikacijom",
      lead: "Ili u nju ručno upišite ključ. Zatim upišite kod koji aplikacija pokaže.",
      picture: "Slika za aplikaciju: ključ kao QR kod",
      key: "Ključ",
      code: "Kod iz aplikacije",
      help: "Šest cifara",
      submit: "Uključite",
      wrong: "Kod nije tačan. Provjerite je li vrijeme na telefonu tačno.",
      lost: "Trajalo je predugo. Počnite ponovo.",
    },
    codes: {
      title: "Vaši rezervni kodovi",
      on: "Drugi korak je uključen.",
      lead: "Svaki kod jednom otvara vaš nalog kada telefon nije pri ruci. Prikazani su samo sada: čuvajte ih odvojeno od telefona.",
      copy: "Kopirajte",
      copied: "Kopirano",
      print: "Odštampajte",
      download: "Sačuvajte kao datoteku",
      file: "eternal-pro-rezervni-kodovi.txt",
      done: "Sačuvano, nastavite",
    },
    fresh: {
      title: "Novi rezervni kodovi",
      lead: "Kodovi koje sada imate prestaju važiti.",
      submit: "Napravite nove kodove",
    },
    off: {
      title: "Isključivanje drugog koraka",
      lead: "Od tada je za prijavu dovoljna lozinka.",
      submit: "Isključite",
      done: "Drugi korak je isključen.",
    },
  },

  staff: {
    caption: "Osoblje",
    name: "Ime",
    role: "Uloga",
    state: "Stanje",
    seen: "Posljednja aktivnost",
    never: "nikada",
    twoStep: "Drugi korak",
    twoStepOn: "uključen",
    twoStepOff: "isključen",
    active: "Aktivan nalog",
    disabled: "Onemogućen nalog",
    you: "vi",
    roles: {
      owner: "Smije sve i upravlja osobljem.",
      manager: "Smije sve osim osoblja i brisanja podataka klijenata.",
      agent: "Vidi sve što treba na šalteru, te prima, mijenja i otkazuje rezervacije.",
      accountant: "Vidi sve što treba na šalteru i zapisnik promjena, te izvozi liste.",
      viewer: "Vidi sve što treba na šalteru i ništa ne mijenja.",
    },
    invite: {
      title: "Nova pozivnica",
      lead: "Pozvana osoba e-mailom dobija link koji može iskoristiti jednom, u roku od 72 sata.",
      name: "Ime",
      email: "E-mail",
      role: "Uloga",
      language: "Jezik poruke",
      languages: { "en-us": "engleski", ba: "bosanski" },
      choose: "Odaberite",
      submit: "Pošaljite pozivnicu",
      done: {
        sent: (email) => `Pozivnica je poslana na ${email}.`,
        kept: (email) =>
          `Pozivnica za ${email} ostala je na ovom serveru. Otvorite je u postavkama pod E-mail i proslijedite link.`,
        held: (email) =>
          `Pozivnica za ${email} čeka: e-mailovi ne napuštaju ovaj server dok agencija nema pravi telefon i e-mail adresu.`,
      },
      refusals: {
        "is-member": "Nalog s ovom adresom već postoji.",
        "is-invited": "Pozivnica za ovu adresu je već poslana. Pošaljite je ponovo.",
        "not-open": "Ova pozivnica je u međuvremenu iskorištena ili povučena.",
      },
    },
    open: {
      title: "Otvorene pozivnice",
      none: "Trenutno niko nije pozvan.",
      until: (moment) => `važi do ${moment}`,
      over: "istekla",
      resend: "Pošaljite ponovo",
      resendOf: (name) => `Ponovo pošaljite pozivnicu: ${name}`,
      withdraw: "Povucite",
      withdrawOf: (name) => `Povucite pozivnicu: ${name}`,
      resent: {
        sent: (email) => `Novi link je poslan na ${email}; prethodni više ne važi.`,
        kept: (email) =>
          `Novi link za ${email} ostao je na ovom serveru, u postavkama pod E-mail; prethodni više ne važi.`,
        held: (email) =>
          `Novi link za ${email} čeka: e-mailovi ne napuštaju ovaj server dok agencija nema pravi telefon i e-mail adresu.`,
      },
      withdrawn: "Pozivnica je povučena i njen link više ne važi.",
    },
  },

  member: {
    role: {
      title: "Uloga",
      submit: "Promijenite ulogu",
      done: "Uloga je promijenjena i važi od sljedećeg klika.",
    },
    state: {
      title: "Pristup",
      isOn: "Prijava ovim nalogom je dozvoljena.",
      isOff: "Prijava ovim nalogom nije dozvoljena.",
      disable: "Onemogućite",
      disableTitle: (name) => `Onemogućiti nalog (${name})?`,
      disableText:
        "Nalog se odmah odjavljuje na svim uređajima. Ništa od urađenog se ne gubi i nalog možete ponovo omogućiti.",
      enable: "Omogućite",
      disabled: "Nalog je onemogućen i odjavljen na svim uređajima.",
      enabled: "Prijava ovim nalogom je ponovo dozvoljena.",
    },
    help: {
      title: "Pomoć pri prijavi",
      lead: "Zaboravljena lozinka: link iz e-maila postavlja novu. Može se iskoristiti jednom, u roku od 72 sata.",
      send: "Pošaljite link za novu lozinku",
      done: {
        sent: (email) => `Link je poslan na ${email}.`,
        kept: (email) =>
          `Link za ${email} ostao je na ovom serveru. Otvorite ga u postavkama pod E-mail i proslijedite.`,
        held: (email) =>
          `Link za ${email} čeka: e-mailovi ne napuštaju ovaj server dok agencija nema pravi telefon i e-mail adresu.`,
      },
      twoStep:
        "Izgubljen telefon bez rezervnih kodova: isključite drugi korak da se postavi iznova.",
      remove: "Isključite drugi korak",
      removeTitle: (name) => `Isključiti drugi korak (${name})?`,
      removeText:
        "Od tada je za prijavu dovoljna lozinka. Budite sigurni da to zaista traži ta osoba.",
      removed: "Drugi korak je isključen.",
    },
    sessions: { title: "Prijavljeni uređaji" },
    refusals: {
      stale: "Neko je ovaj nalog u međuvremenu izmijenio. Ovako sada stoji.",
      self: "Niko ne mijenja vlastitu ulogu niti onemogućava vlastiti nalog. To može drugi vlasnik.",
      "last-owner": "Ovo je posljednji aktivni vlasnik, a jedan mora ostati.",
      "not-owner": "Više niste vlasnik.",
      disabled: "Onemogućen nalog ne dobija link. Najprije ga omogućite.",
      unknown: "To više nije moguće.",
    },
  },

  invitation: {
    title: (name) => `Dobro došli, ${name}`,
    lead: (email, role) =>
      `Pozvani ste u administraciju agencije Eternal Pro (uloga: ${role}). Prijavljivat ćete se adresom ${email}.`,
    resetTitle: "Nova lozinka",
    resetLead: (email) => `Za nalog ${email}. Svi njegovi uređaji bit će odjavljeni.`,
    name: "Vaše ime",
    password: "Lozinka",
    next: "Nova lozinka",
    submit: "Napravite nalog",
    resetSubmit: "Postavite lozinku",
    usedTitle: "Ovaj link više ne važi",
    usedLead:
      "Iskorišten je, povučen, zamijenjen novijim ili je stariji od 72 sata. Zatražite novi od vlasnika.",
    taken: "Nalog s ovom adresom već postoji.",
    toSignIn: "Prijavite se",
    madeTitle: "Lozinka je postavljena",
    madeLead: "Sada se možete prijaviti.",
  },
};
