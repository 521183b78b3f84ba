import { plural } from "../format.ts";
import type { Words } from "./en.ts";

export const hasReservations = (count: number) =>
  `ima ${count} ${plural(count, ["rezervaciju", "rezervacije", "rezervacija"])}`;

export const pictures: Pick<Words, "pictures" | "vehicles"> = {
  pictures: {
    title: "Slike",
    count: (count: number, most: number) => `${count} od najviše ${most}`,
    add: "Dodajte slike",
    addLead:
      "JPEG, PNG, WebP ili AVIF, svaka do 20 MB i 50 megapiksela, široka najmanje 480 piksela. Slike se automatski okreću i smanjuju, a ostali podaci iz datoteke se uklanjaju.",
    drop: "Spustite slike ovdje ili",
    choose: "odaberite datoteke",
    files: "Datoteke",
    upload: "Pošaljite",
    uploads: "Slanje",
    waiting: "Čeka",
    sending: (percent: number) => `Poslano ${percent} %`,
    working: "Priprema se…",
    done: "Dodano",
    failed: "Slika nije stigla. Pokušajte ponovo.",
    empty: "Još nema slika. Posjetioci vide crtež.",
    first: "Prva slika: na karticama i u pretrazi",
    altEn: "Opis slike, engleski",
    altBs: "Opis slike, bosanski",
    altLead: "Opis se čita naglas onima koji sliku ne vide i prikazuje se kad se slika ne učita.",
    picture: (number: number) => `Slika ${number}`,
    remove: (number: number) => `Obrišite sliku ${number}`,
    removed: "Slika je obrisana",
    restored: "Slika je vraćena",
    gone: "Ova slika se više ne može vratiti.",
    stale: "Neko je u međuvremenu izmijenio slike. Ništa nije urađeno; pogledajte ih ponovo.",
    reasons: {
      empty: "Datoteka je prazna.",
      "too-big": "Datoteka je veća od 20 MB.",
      "no-picture": "Ovo nije slika. Primaju se JPEG, PNG, WebP i AVIF.",
      heic: "Appleov HEIC se ovdje ne može pročitati. Sačuvajte sliku kao JPEG.",
      animated: "Pokretne slike se ne primaju.",
      "too-many-pixels": "Slika ima više od 50 megapiksela.",
      "too-small": "Slika je uža od 480 piksela.",
      "too-long": "Slika je preuska: jedna strana je više od četiri puta duža od druge.",
      damaged: "Datoteka je oštećena ili nepotpuna.",
      "no-car": "Ovaj model više ne postoji.",
      full: "Ovaj model već ima najveći broj slika.",
      "not-kept": "Slika se nije mogla sačuvati: možda je disk pun.",
    },
    altOf: (car: string, number: number) => (number === 1 ? car : `${car}, slika ${number}`),
  },
  vehicles: {
    title: "Vozila",
    new: "Novo vozilo",
    caption: "Vozila ovog modela",
    empty: {
      title: "Još nema vozila",
      text: "Bez vozila u upotrebi ovaj model niko ne može rezervisati.",
    },
    columns: {
      plate: "Tablice",
      year: "Godina",
      colour: "Boja",
      odometer: "Kilometraža",
      home: "Matično mjesto",
      papers: "Dokumenti",
      service: "Upotreba",
      reservations: "Buduće rezervacije",
    },
    facts: "Vozilo",
    service: "Upotreba",
    serviceLead:
      "Vozilo van upotrebe se ne izdaje. Njegove rezervacije za to vrijeme prelaze na druga vozila istog modela; ako za neku nema mjesta, ništa se ne mijenja.",
    papersTitle: "Dokumenti",
    papersLead: "Dokument se označi 30 dana prije isteka.",
    fields: {
      carId: "Model",
      plate: "Registarske tablice",
      vin: "Broj šasije (VIN)",
      colour: "Boja",
      year: "Godina",
      odometerKm: "Kilometraža, km",
      homeLocationId: "Matično mjesto",
      inServiceFrom: "U upotrebi od",
      inServiceUntil: "Van upotrebe od",
      registrationExpires: "Registracija važi do",
      insuranceExpires: "Osiguranje važi do",
      inspectionExpires: "Tehnički pregled važi do",
      winterTyres: "Zimske gume su postavljene",
      note: "Napomena",
    },
    help: {
      winterTyres: "Zimi se mijenja i pri primopredaji",
      vin: "17 slova i cifara, kao u saobraćajnoj dozvoli",
      until: "Od tog dana se ne izdaje; prazno: bez ograničenja",
      move: "Vozilo može preći na drugi model dok nije rezervisano.",
    },
    papers: {
      registration: "Registracija",
      insurance: "Osiguranje",
      inspection: "Tehnički pregled",
    },
    states: {
      unknown: "nije poznato",
      expired: "isteklo",
      soon: "uskoro ističe",
      valid: "važi",
    },
    until: (paper: string, date: string) => `${paper} do ${date}`,
    expired: (paper: string, date: string) => `${paper}: isteklo ${date}`,
    allValid: "svi važe",
    noPapers: "nisu upisani",
    inService: "U upotrebi",
    later: (date: string) => `Od ${date}`,
    outFrom: (date: string) => `Van upotrebe od ${date}`,
    out: (date: string) => `Van upotrebe od ${date}`,
    km: "km",
    moved: (count: number) =>
      `${count} ${plural(count, ["rezervacija je prešla", "rezervacije su prešle", "rezervacija je prešlo"])} na drugo vozilo:`,
    reservedService: (count: number) =>
      count === 1
        ? "Vozilo je potrebno za ovu rezervaciju, a zamjenskog nema. Ništa nije promijenjeno:"
        : "Vozilo je potrebno za ove rezervacije, a zamjenskog nema. Ništa nije promijenjeno:",
    reservedMove: (count: number) =>
      count === 1
        ? "Vozilo je rezervisano i prije toga ne može preći na drugi model:"
        : "Vozilo ima rezervacije i prije njih ne može preći na drugi model:",
    plateTaken: (plate: string, car: string) => `${plate} je već vozilo modela ${car}.`,
    vinTaken: (plate: string, car: string) => `Taj broj šasije već ima vozilo ${plate} (${car}).`,
    remove: {
      label: "Obrišite",
      title: (plate: string) => `Obrisati ${plate}?`,
      text: "Obrisati se može samo vozilo koje nikad nije rezervisano. Ono s historijom stavite van upotrebe.",
      confirm: "Obrišite vozilo",
    },
    repair: {
      text: (what, from, until) => `${what}, ${from} – ${until}: ne može se rezervisati.`,
      why: (reason) => `Razlog: ${reason}`,
      label: "Završite odmah",
      title: "Je li vozilo spremno?",
      sure: "Od ovog trenutka može se ponovo rezervisati.",
    },
    removeReserved: (count: number) =>
      `Ovo vozilo se ne može obrisati: ${hasReservations(count)}. Stavite ga van upotrebe.`,
    removeUsed:
      "Ovo vozilo se ne može obrisati: ima primopredaje, oštećenja ili blokirane termine. Stavite ga van upotrebe.",
    stale: "Neko je u međuvremenu izmijenio ovo vozilo. Ništa nije urađeno; pogledajte ga ponovo.",
  },
};
