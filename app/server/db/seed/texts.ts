import { faq, review } from "../schema.ts";
import { placeQuestions } from "./place-questions.ts";
import { inOrder, type Seeding } from "./seeding.ts";

/** Examples, until customers write: marked as such, never counted. */
const reviews = [
  {
    author: "Selma K.",
    placeEn: "Vienna, Tuzla airport",
    placeBs: "Beč, Aerodrom Tuzla",
    rating: 5,
    textEn:
      "We landed at 23:40 and the car was waiting outside arrivals. Paperwork, keys, six minutes.",
    textBs:
      "Sletjeli smo u 23:40, auto je bio ispred izlaza za dolaske. Papiri, ključevi, šest minuta.",
    writtenOn: "2026-06-18",
  },
  {
    author: "Marko P.",
    placeEn: "Zagreb, Živinice",
    placeBs: "Zagreb, Živinice",
    rating: 5,
    textEn:
      "The price on the phone was the price at the desk, to the cent. The seat for our son was already fitted, the tank was full, and nobody tried to sell us anything. On the way back we called from Zenica because of the traffic, and they simply waited for us in Živinice.",
    textBs:
      "Cijena na telefonu bila je i cijena na šalteru, do u cent. Sjedalica za sina već je bila postavljena, rezervoar pun i niko nam nije pokušavao ništa prodati. U povratku smo zbog gužve zvali iz Zenice i jednostavno su nas sačekali u Živinicama.",
    writtenOn: "2026-05-09",
  },
  {
    author: "Emir H.",
    placeEn: "Gothenburg, Sarajevo",
    placeBs: "Göteborg, Sarajevo",
    rating: 5,
    textEn:
      "While on the road I had to move the return by two days. One message on Viber and it was done.",
    textBs:
      "Na putu sam morao pomjeriti povrat za dva dana. Jedna poruka na Viber i bilo je riješeno.",
    writtenOn: "2026-04-21",
  },
];

/** Names in braces stand for settings. */
const questions = [
  {
    questionEn: "Can I pick up the car at Tuzla airport?",
    questionBs: "Mogu li preuzeti auto na Aerodromu Tuzla?",
    answerEn:
      "Yes, at any hour. We will meet you outside arrivals with your name on a board. Pick-up and return at the airport cost nothing extra. If your flight is late we will wait, as long as we have the flight number.",
    answerBs:
      "Da, u svako doba. Čekamo vas ispred izlaza za dolaske s vašim imenom na tabli. Preuzimanje i povrat na aerodromu se ne doplaćuju. Ako let kasni, čekamo vas; dovoljno je da imamo broj leta.",
  },
  {
    questionEn: "Why rent from you?",
    questionBs: "Zašto iznajmiti auto kod vas?",
    answerEn:
      "The total you see is the total you pay. It includes unlimited mileage, child seats and additional drivers. You pay at pick-up and can cancel free of charge up to {freeCancellationHours} before.",
    answerBs:
      "Ukupna cijena koju vidite je i cijena koju plaćate. U njoj su neograničena kilometraža, dječije sjedalice i dodatni vozači. Plaćate tek kad preuzmete vozilo, a otkazati možete besplatno do {freeCancellationHours} prije preuzimanja.",
  },
  {
    questionEn: "Which documents do I need?",
    questionBs: "Koji su dokumenti potrebni?",
    answerEn:
      "A driving licence that you have held for at least {licenceYears}, an ID card or passport, and a credit card for the deposit. Additional drivers must bring their licence and ID card or passport too.",
    answerBs:
      "Vozačka dozvola koju imate najmanje {licenceYears}, lična karta ili pasoš i kreditna kartica za depozit. I dodatni vozači donose svoju vozačku dozvolu i ličnu kartu ili pasoš.",
  },
  {
    questionEn: "Can I drive abroad?",
    questionBs: "Smijem li voziti u inostranstvo?",
    answerEn:
      "Yes. Choose the countries when you book: you will see the fee and the document needed for each. In most of Europe you need no green card with our number plates.",
    answerBs:
      "Da. Države birate pri rezervaciji: uz svaku piše naknada i potreban dokument. Za veći dio Evrope s našim tablicama zelena karta nije potrebna.",
  },
  {
    questionEn: "Which car suits my trip?",
    questionBs: "Koje vozilo da odaberem?",
    answerEn:
      "Two people and hand luggage: Economy. A family: Compact or Station wagon. Seven seats: a station wagon or an SUV with seven seats; choose “7 or more” under Seats in the search. Mountain roads in winter: SUV. Winter tyres are on every car from 1 November to 1 April.",
    answerBs:
      "Dvoje s ručnim prtljagom: ekonomska kategorija. Porodica: kompaktna ili karavan. Sedam sjedišta: karavan ili SUV sa sedam sjedišta; u pretrazi pod „Sjedišta“ odaberite „7 i više“. Planinski putevi zimi: SUV. Zimske gume su na svakom vozilu od 1. novembra do 1. aprila.",
  },
];

/** Seeds example reviews, the five most frequent questions, and five about each place. */
export async function seedTexts({ db }: Seeding): Promise<void> {
  await db
    .insert(review)
    .values(inOrder(reviews.map((row) => Object.assign({ sample: true }, row))));
  await db.insert(faq).values(inOrder(questions));
  const asked = Object.entries(placeQuestions).flatMap(([topic, rows]) =>
    inOrder(rows).map((row) => Object.assign({ topic }, row)),
  );
  await db.insert(faq).values(asked);
}
