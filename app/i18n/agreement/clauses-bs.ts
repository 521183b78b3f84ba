import { plural } from "../format.ts";
import type { Clauses } from "./clauses-en.ts";

export const clausesBs: Clauses = {
  subject: {
    title: "Predmet ugovora",
    text: ({ agency, car }) => [
      `${agency} (najmodavac) daje najmoprimcu na korištenje gore navedeno vozilo (${car} ili vozilo koje ga zamjenjuje) na ugovoreno vrijeme. Vozilo ostaje vlasništvo najmodavca; najmoprimac ga ne smije prodati, založiti, posuditi ni dati u podnajam.`,
      "Najmodavac predaje vozilo tehnički ispravno, registrovano i osigurano od autoodgovornosti. Stanje vozila, kilometraža, gorivo i oprema utvrđeni su zapisnikom o predaji, koji potpisuju obje strane i koji je sastavni dio ovog ugovora.",
    ],
  },
  price: {
    title: "Cijena i plaćanje",
    text: ({ total, perDay, vat }) => [
      `Cijena najma je ${total}, prosječno ${perDay} po danu najma, s uračunatim PDV-om od ${vat}. Plaća se pri predaji vozila. Kilometraža nije ograničena.`,
      "Ono što nastane tokom najma, kao što su gorivo koje nedostaje, dodatni dan najma, šteta do visine učešća ili kazna, naplaćuje se prema ovom ugovoru i općim uslovima, uz obrazloženje svakog iznosa.",
    ],
  },
  drivers: {
    title: "Ko smije voziti",
    text: () => [
      "Vozilom smiju upravljati samo najmoprimac i dodatni vozači navedeni u ovom ugovoru. Svaki od njih mora imati vozačku dozvolu koja važi tokom cijelog najma. Najmoprimac za dodatne vozače odgovara kao za sebe.",
      "Novi vozač se dodaje aneksom, prije nego što sjedne za volan.",
    ],
  },
  use: {
    title: "Korištenje vozila",
    text: () => [
      "Najmoprimac vozi s pažnjom dobrog domaćina, poštuje saobraćajne propise, zaključava vozilo, a ključeve i dokumente drži kod sebe. Vozilom niko ne smije upravljati pod uticajem alkohola, droga ili lijekova koji umanjuju sposobnost za vožnju.",
      "Vozilo se ne smije koristiti za prevoz putnika ili robe uz naknadu, za utrke i takmičenja, za vuču ili guranje, za obuku vozača, na neasfaltiranim putevima zatvorenim za obična vozila, niti za bilo šta što je zakonom zabranjeno. U vozilu se ne puši.",
      "Najmoprimac na vozilu ništa ne prepravlja i ne popravlja bez saglasnosti najmodavca.",
    ],
  },
  fuel: {
    title: "Gorivo i kilometraža",
    text: () => [
      "Vozilo se vraća s onoliko goriva koliko ga je bilo pri predaji, odnosno s jednako napunjenom baterijom. Ono što nedostaje naplaćuje se po cjenovniku najmodavca, u kojem je uračunata i usluga dopune. Brojač kilometara i njegove plombe ne smiju se dirati.",
    ],
  },
  protection: {
    title: "Depozit, zaštita i šteta",
    text: ({ deposit, plan, excess, safetyFee }) => [
      `Najmoprimac ostavlja depozit od ${deposit}. Depozit je osiguranje obaveza i nije dio cijene; oslobađa se kad se vozilo vrati u stanju u kojem je predato, a u protivnom se od njega zadržava samo ono što je dokazano, uz pisano obrazloženje.`,
      `Ugovoren je paket zaštite „${plan}“. ${excess === undefined ? "Uz njega najmoprimac za štetu koju paket pokriva ne plaća ništa." : `Uz njega najmoprimac za štetu koju paket pokriva plaća najviše ${excess} (učešće u šteti, franšiza).`}${safetyFee === undefined ? "" : ` Povratna sigurnosna naknada od ${safetyFee} vraća se ako nema nove štete ili ako je o šteti sačinjen policijski zapisnik.`} Paket ograničava obavezu najmoprimca i nije osiguranje osoba ni prtljaga.`,
      "Ograničenje ne važi ako je šteta nastala namjerno ili krajnjom nepažnjom, pod uticajem alkohola ili droga, ako je vozio neko ko nije naveden u ugovoru, van javnih puteva, u inostranstvu bez saglasnosti ili zbog pogrešnog goriva, niti ako nema policijskog zapisnika, osim kad paket određuje drugačije.",
    ],
  },
  accident: {
    title: "Nezgoda, kvar, krađa",
    text: ({ phone }) => [
      `Nakon svake nezgode, krađe ili štete koju je počinio neko drugi najmoprimac poziva policiju (u Bosni i Hercegovini 122), traži zapisnik, i kad je šteta mala, te odmah obavještava najmodavca: ${phone}. Najmoprimac ne priznaje krivicu i ne sklapa nagodbu u ime najmodavca.`,
      "Ako se upali lampica upozorenja ili se vozilo pokvari, najmoprimac staje čim je to sigurno i zove najmodavca, koji organizuje pomoć.",
    ],
  },
  abroad: {
    title: "Vožnja u inostranstvo",
    text: ({ countries }) => [
      countries === undefined
        ? "Vozilo ne smije napustiti Bosnu i Hercegovinu. Za izlazak iz zemlje potrebna je pisana saglasnost najmodavca."
        : `Vozilo smije napustiti Bosnu i Hercegovinu samo radi vožnje u sljedeće države: ${countries}. Za svaku drugu državu potrebna je pisana saglasnost najmodavca.`,
      "U inostranstvu najmoprimac uz sebe ima ovaj ugovor, saobraćajnu dozvolu i ovlaštenje najmodavca, a, gdje se to traži, i zelenu kartu ili osiguranje kupljeno na granici. Štetu nastalu u državi koja nije ugovorena najmoprimac snosi u cijelosti.",
    ],
  },
  fines: {
    title: "Kazne, putarine i parkiranje",
    text: () => [
      "Kazne, putarine, vinjete i parkiranje iz vremena najma snosi najmoprimac, i kad stignu kasnije. Najmodavac nadležnom organu dostavlja ime i adresu osobe kod koje je vozilo bilo, a obradu naplaćuje po cjenovniku.",
    ],
  },
  end: {
    title: "Povrat, produženje i kašnjenje",
    text: ({ graceMinutes, phone }) => [
      `Najmoprimac vraća vozilo u ugovoreno vrijeme i na ugovoreno mjesto. Kašnjenje do ${graceMinutes} ${plural(graceMinutes, ["minute", "minute", "minuta"])} se ne naplaćuje; nakon toga počinje novi dan najma, po cijeni iz ovog ugovora.`,
      `Za duže zadržavanje vozila potrebna je saglasnost najmodavca, zatražena prije ugovorenog povrata (${phone}) i potvrđena pisano, porukom ili aneksom.`,
      "Ko vozilo ne vrati u ugovoreno vrijeme, a takvu saglasnost nema, drži ga bez pravnog osnova. Najmodavac tada raskida ovaj ugovor, može oduzeti vozilo o trošku najmoprimca i prijavljuje ga policiji kao utajeno.",
    ],
  },
  privacy: {
    title: "Lični podaci",
    text: ({ agency, contractYears, positionDays, email }) => [
      `${agency} je kontrolor podataka iz ovog ugovora. Obrađuje ih radi izvršenja ugovora i radi obaveza iz poreznih i saobraćajnih propisa, a čuva ih ovoliko godina: ${contractYears}. Daje ih organima vlasti, osiguravajućim društvima i sudovima kad to nalaže zakon ili kad je potrebno radi ostvarivanja potraživanja, a radi reklame ih ne daje nikome.`,
      `Vozilo može imati uređaj za lociranje. Dok je u najmu, njegov položaj se ne prati; provjerava se samo ako je vozilo prijavljeno kao ukradeno, ako nije vraćeno u ugovoreno vrijeme ili ako je napustilo ugovorene države, i svaka provjera se bilježi. Podaci o položaju brišu se nakon ovoliko dana: ${positionDays}.`,
      `Najmoprimac može tražiti uvid u svoje podatke, njihovu ispravku ili brisanje, može prigovoriti obradi (${email}) i može se obratiti Agenciji za zaštitu ličnih podataka u Bosni i Hercegovini. Ostalo je navedeno u politici privatnosti.`,
    ],
  },
  signing: {
    title: "Potpis na ekranu",
    text: () => [
      "Obje strane pristaju da ovaj ugovor i zapisnik o predaji potpišu na ekranu i da ih takav potpis obavezuje kao i onaj na papiru. Ono što je prikazano čuva se nepromijenjeno zajedno s potpisima, vremenom i matematičkim otiskom (SHA-256), tako da se svaka kasnija izmjena može utvrditi. Ko to ne želi, potpisuje na papiru.",
      "Najmoprimac dobija primjerak e-mailom, a na zahtjev i na papiru.",
    ],
  },
  law: {
    title: "Pravo i sud",
    text: ({ city }) => [
      `Na ovaj ugovor primjenjuje se pravo Bosne i Hercegovine, prije svega Zakon o obligacionim odnosima. Strane sporove najprije rješavaju dogovorom; ako ne uspiju, nadležan je sud prema sjedištu najmodavca (${city}), osim ako zakon za potrošača određuje drugi.`,
      "Ugovor je sačinjen na bosanskom i engleskom jeziku, s istim značenjem. Ako se razlikuju, važi bosanski tekst. Ako je neki dio ugovora ništav, ostali dijelovi ostaju na snazi. Ugovor se mijenja aneksom.",
    ],
  },
};
