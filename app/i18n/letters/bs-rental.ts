import { lowerFirst } from "../format.ts";
import type { rental as english } from "./en-rental.ts";

export const rental: typeof english = {
  earlyReturn: {
    subject: (when, code, car) => `Povrat (${when}): ${code} · ${car}`,
    title: (name) => `${name}, vaš povrat. Vaš kod:`,
    expected: "Vozilo očekujemo ranije nego što je dogovoreno.",
    asAgreed: "Vozilo ipak očekujemo u dogovoreno vrijeme.",
    return: "Povrat",
    place: "Mjesto",
    agreed: "Ranije dogovoreno",
    back: (amount, days) =>
      `Ako vozilo tada vratite, vraćamo vam ${amount} (neiskorišteno: ${days}). Obračun pravimo kada vozilo stigne.`,
    nothingBack: "Cijena najma ostaje ista.",
  },

  returnReminder: {
    subject: (when, code) => `${when}: povrat uz sanduče za ključ · ${code}`,
    title: (when, name) => `${name}, ${lowerFirst(when)} završava vaš najam. Vaš kod:`,
    lead: (place) =>
      `Gdje vraćate vozilo: ${place}. Možete ga vratiti uz sanduče za ključ, bez našeg osoblja.`,
    due: "Povrat",
    place: "Mjesto povrata",
    address: "Adresa",
    keepLink:
      "Preko linka upisujete kilometre, gorivo i gdje je vozilo parkirano; tu piše i gdje je sanduče. Otvorite ga kod vozila. Link je samo za vas.",
  },

  sheetAttached:
    "U prilogu: zapisnik o primopredaji u PDF-u, na bosanskom i engleskom. Naći ćete ga i uz svoju rezervaciju na našem sajtu, sa svim fotografijama čim stignu.",
  correctedSheet: {
    subject: (code, car) => `Ispravljen zapisnik: ${code} · ${car}`,
    title: (name) => `${name}, ispravili smo vaš zapisnik. Vaš kod:`,
    lead: "Zapisnik koji imate ostaje kakav jeste; ovaj stoji uz njega i od sada važi. Cijena se nije promijenila. Razlog:",
    at: "Predato ili vraćeno",
  },
  handedOver: {
    subject: (code, car) => `Vozilo je predato: ${code} · ${car}`,
    preview: (when, place) => `Povrat: ${when}, ${place}.`,
    title: (name) => `${name}, sretan put. Vaš kod:`,
    lead: "Vozilo je sada kod vas. Evo šta je važno na putu.",
    vehicle: "Vozilo",
    odometer: "Kilometraža",
    fuel: "Gorivo ili baterija",
    due: "Povrat",
    duePlace: "Mjesto povrata",
    dueAddress: "Adresa",
    call: "Pozovite nas",
    bringBack: (level) => `Molimo vas da vozilo vratite onako kako ste ga dobili: ${level}.`,
  },
  takenBack: {
    subject: (code, car) => `Vozilo je vraćeno: ${code} · ${car}`,
    preview: "U prilogu je zapisnik o povratu.",
    previewDue: (amount) => `Za uplatu: ${amount}.`,
    title: (name) => `${name}, hvala vam. Vozilo je vraćeno. Kod rezervacije:`,
    lead: "Evo šta je zapisano pri povratu.",
    driven: "Pređeno",
    fuel: "Gorivo ili baterija",
    at: "Vraćeno",
    place: "Mjesto",
    settled: "Obračun",
    nothing: "Pri povratu nije bilo doplata.",
    waived: "otpisano",
    total: "Ukupno za najam",
    charges: "Dodatno obračunato",
    paid: "Plaćeno do sada",
    due: "Za uplatu",
    toReturn: "Vraćamo vam",
    deposit: (amount) =>
      `Slijedi depozit od ${amount}: oslobodit ćemo ga ili vam javiti koliko od njega zadržavamo i zašto.`,
  },
  deposit: {
    subject: {
      released: (code) => `Vraćamo vam depozit: ${code}`,
      taken: (code) => `Dio vašeg depozita je zadržan: ${code}`,
      undone: (code) => `Ispravka depozita: ${code}`,
    },
    title: (name) => `${name}, pišemo vam o vašem depozitu. Vaš kod je bio:`,
    lead: {
      released: (amount) => `Vratili smo vam ${amount}.`,
      taken: (amount) => `Od depozita smo zadržali ${amount}. U nastavku piše za šta.`,
      undone: (amount) => `Greškom smo upisali ${amount}. Ovo je sada tačno stanje.`,
    },
    reason: "Razlog",
    ask: "Ako se s nečim ne slažete, odgovorite na ovaj e-mail.",
  },
  account: {
    title: "Vaš obračun",
    price: "Ukupno za najam",
    paid: "Do sada plaćeno",
    due: "Za uplatu",
    toReturn: "Dugujemo vam",
    ways: (ways, code, phone) =>
      `Možete platiti ovako: ${ways}. Pri plaćanju navedite kod rezervacije ${code}. Ako nešto nije jasno, nazovite nas: ${phone}.`,
  },
  charged: {
    subject: (code, amount) => `Dodatno obračunato ${amount}: ${code}`,
    title: (name) => `${name}, na vaš obračun je dodata stavka. Kod rezervacije:`,
    lead: "Evo šta je obračunato i zašto.",
    reason: "Razlog",
  },
  debt: {
    subject: (code, amount) => `Još za uplatu: ${amount} · ${code}`,
    preview: (amount) => `Još za uplatu: ${amount}.`,
    title: (name) => `${name}, dio vašeg obračuna još nije plaćen. Kod rezervacije:`,
    lead: "Možda ste zaboravili: ovaj iznos još nije plaćen.",
    paid: "Ako ste platili posljednjih dana, zanemarite ovaj e-mail.",
    wrong: "Ako mislite da nešto nije u redu, odgovorite na ovaj e-mail: provjerit ćemo.",
  },
};
