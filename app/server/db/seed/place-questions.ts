/** Five questions about each place. Names in braces stand for settings and for facts of the place itself. */
type PlaceQuestion = { questionEn: string; questionBs: string; answerEn: string; answerBs: string };

const elsewhere: PlaceQuestion = {
  questionEn: "May I return the car somewhere else?",
  questionBs: "Mogu li vozilo vratiti na drugom mjestu?",
  answerEn:
    "Yes, at any of our places. The table on this page says how long the drive is and what a return there costs. The price that you see before booking includes it.",
  answerBs:
    "Da, na svakom našem mjestu. U tabeli na ovoj stranici vidite koliko se vozi i koliko povrat tamo košta. Cijena koju vidite prije rezervacije to već uključuje.",
};

export const placeQuestions: Readonly<Record<string, readonly PlaceQuestion[]>> = {
  "airport-tuzla": [
    {
      questionEn: "Where do I find you when I land?",
      questionBs: "Gdje vas nalazim kad sletim?",
      answerEn:
        "{meeting} The car is there too: papers and keys change hands on the spot, without a shuttle bus.",
      answerBs:
        "{meeting} I vozilo je tu: papire i ključeve dobijate na licu mjesta, bez minibusa.",
    },
    {
      questionEn: "What if my flight is late or lands at night?",
      questionBs: "Šta ako let kasni ili slijeće noću?",
      answerEn:
        "{outOfHours} With your flight number we follow the plane and wait for it. A late plane costs you nothing.",
      answerBs: "{outOfHours} Uz broj leta pratimo avion i čekamo vas. Kašnjenje leta se ne plaća.",
    },
    {
      questionEn: "Is there an airport surcharge?",
      questionBs: "Postoji li doplata za aerodrom?",
      answerEn: "{delivery} A late hour, if it costs anything, is a line of its own in the price.",
      answerBs: "{delivery} Ako se kasno preuzimanje uopće doplaćuje, u cijeni je zasebna stavka.",
    },
    {
      questionEn: "My flight home leaves early. How do I return the car?",
      questionBs: "Let nazad mi je rano. Kako da vratim vozilo?",
      answerEn:
        "Enter the time at which you want to be at the airport. We wait where you took the car, look at it together with you, and the terminal is a few steps away. The tank should be as full as it was.",
      answerBs:
        "Upišite vrijeme kada želite biti na aerodromu. Čekamo vas tamo gdje ste vozilo preuzeli, zajedno ga pregledamo, a do terminala imate nekoliko koraka. Rezervoar treba biti pun koliko i pri preuzimanju.",
    },
    elsewhere,
  ],
  "airport-sarajevo": [
    {
      questionEn: "Where do we meet at Sarajevo airport?",
      questionBs: "Gdje se nalazimo na Aerodromu Sarajevo?",
      answerEn: "{meeting} If you do not see us, call {phone}.",
      answerBs: "{meeting} Ako nas ne vidite, nazovite {phone}.",
    },
    {
      questionEn: "Your office is near Tuzla. Do I pay for the way to Sarajevo?",
      questionBs: "Kancelarija vam je kod Tuzle. Plaćam li dolazak u Sarajevo?",
      answerEn: "{delivery} The same holds for the return here.",
      answerBs: "{delivery} Isto važi i za povrat ovdje.",
    },
    {
      questionEn: "I land late in the evening. Is somebody there?",
      questionBs: "Slijećem kasno navečer. Hoće li neko biti tu?",
      answerEn:
        "{outOfHours} Give us the flight number: we watch the arrival and stay until you come out.",
      answerBs: "{outOfHours} Upišite broj leta: pratimo dolazak i čekamo dok ne izađete.",
    },
    {
      questionEn: "How far ahead should I book?",
      questionBs: "Koliko ranije treba rezervisati?",
      answerEn:
        "As early as you can, because the car comes from our car park near Tuzla. You risk nothing: until {freeCancellationHours} before pick-up you cancel free of charge. If it is urgent, call {phone}.",
      answerBs:
        "Što ranije, jer vozilo dolazi s našeg parkinga kod Tuzle. Ništa ne rizikujete: najkasnije {freeCancellationHours} prije preuzimanja otkazujete besplatno. Ako je hitno, nazovite {phone}.",
    },
    elsewhere,
  ],
  "airport-banjaluka": [
    {
      questionEn: "Where do we meet at Banja Luka airport?",
      questionBs: "Gdje se nalazimo na Aerodromu Banja Luka?",
      answerEn: "{meeting} It is a small airport: we cannot miss each other.",
      answerBs: "{meeting} Aerodrom je mali: ne možemo se mimoići.",
    },
    {
      questionEn: "What does delivery here cost?",
      questionBs: "Koliko košta dovoz vozila ovdje?",
      answerEn: "{delivery} The same holds for the return here.",
      answerBs: "{delivery} Isto važi i za povrat ovdje.",
    },
    {
      questionEn: "May I drive on to Croatia?",
      questionBs: "Mogu li odavde voziti u Hrvatsku?",
      answerEn:
        "Yes, the crossing at Gradiška is near. Choose Croatia when you book: the fee and the document that you need stand beside it, and at pick-up you get the papers for the border.",
      answerBs:
        "Možete, prelaz u Gradišci je blizu. Pri rezervaciji odaberite Hrvatsku: uz nju pišu naknada i potreban dokument, a papire za granicu dobijate pri preuzimanju.",
    },
    {
      questionEn: "What is the flight number for?",
      questionBs: "Čemu služi broj leta?",
      answerEn:
        "With it we follow your plane and come when it lands, early or late. {outOfHours} A late plane costs nothing.",
      answerBs:
        "Po njemu pratimo avion i dolazimo kad sleti, ranije ili kasnije. {outOfHours} Kašnjenje leta se ne plaća.",
    },
    elsewhere,
  ],
  "bus-station-tuzla": [
    {
      questionEn: "Where at the station do we meet?",
      questionBs: "Gdje se na stanici nalazimo?",
      answerEn: "{meeting} Call {phone} if you cannot see us.",
      answerBs: "{meeting} Ako nas ne vidite, nazovite {phone}.",
    },
    {
      questionEn: "At what hours can I take or return a car?",
      questionBs: "U koje vrijeme mogu preuzeti ili vratiti vozilo?",
      answerEn: "Opening hours: {openingHours}. {outOfHours}",
      answerBs: "Radno vrijeme: {openingHours}. {outOfHours}",
    },
    {
      questionEn: "My bus is late. Do you wait?",
      questionBs: "Autobus mi kasni. Hoćete li me sačekati?",
      answerEn: "Let us know on {phone}, by phone, WhatsApp or Viber, and we meet later.",
      answerBs: "Javite nam na {phone}, pozivom, WhatsAppom ili Viberom, pa ćemo se naći kasnije.",
    },
    {
      questionEn: "I live in Tuzla. May I rent too?",
      questionBs: "Živim u Tuzli. Mogu li i ja iznajmiti auto?",
      answerEn:
        "Of course. Bring your ID card, a licence that you have held for at least {licenceYears}, and a credit card for the deposit. The shortest rental is {minRentalDays}.",
      answerBs:
        "Naravno. Ponesite ličnu kartu, vozačku dozvolu koju imate najmanje {licenceYears} i kreditnu karticu za depozit. Najkraći najam: {minRentalDays}.",
    },
    elsewhere,
  ],
  "bus-station-zivinice": [
    {
      questionEn: "Where is your desk?",
      questionBs: "Gdje je vaš šalter?",
      answerEn: "{meeting} The station is in the middle of Živinice; the map shows where.",
      answerBs: "{meeting} Stanica je u samom centru Živinica, a put pokazuje karta.",
    },
    {
      questionEn: "When is the desk open?",
      questionBs: "Kada radi šalter?",
      answerEn: "Opening hours: {openingHours}. {outOfHours}",
      answerBs: "Radno vrijeme: {openingHours}. {outOfHours}",
    },
    {
      questionEn: "May I book by phone?",
      questionBs: "Mogu li rezervisati telefonom?",
      answerEn:
        "Yes, on {phone}, also on WhatsApp and Viber: {phoneHours}. You get the same price as here and a code by e-mail.",
      answerBs:
        "Možete, na {phone}, i preko WhatsAppa ili Vibera: {phoneHours}. Cijena je ista kao ovdje, a kod rezervacije stiže e-mailom.",
    },
    {
      questionEn: "Until when can I cancel?",
      questionBs: "Do kada mogu otkazati?",
      answerEn:
        "Free of charge until {freeCancellationHours} before pick-up, without a reason. You paid nothing, so there is nothing to ask back.",
      answerBs:
        "Besplatno najkasnije {freeCancellationHours} prije preuzimanja, bez navođenja razloga. Ništa niste platili, pa nema ni povrata novca.",
    },
    elsewhere,
  ],
  "eternal-pro-office": [
    {
      questionEn: "How do I get from the airport to the office?",
      questionBs: "Kako da od aerodroma dođem do kancelarije?",
      answerEn:
        "The office is right beside Tuzla airport. If you come by plane, rather choose the airport as your place of pick-up: then we come to arrivals.",
      answerBs:
        "Kancelarija je odmah uz Aerodrom Tuzla. Ako stižete avionom, radije odaberite aerodrom kao mjesto preuzimanja: tada mi dolazimo pred vas.",
    },
    {
      questionEn: "When is the office open?",
      questionBs: "Kada radi kancelarija?",
      answerEn: "Opening hours: {openingHours}. {outOfHours}",
      answerBs: "Radno vrijeme: {openingHours}. {outOfHours}",
    },
    {
      questionEn: "May I look at the car before I sign?",
      questionBs: "Mogu li pogledati vozilo prije potpisa?",
      answerEn:
        "Yes, the cars stand at the office. Before you sign we walk around yours together and write down every scratch, so that nobody argues about it at the return.",
      answerBs:
        "Da, vozila su kod kancelarije. Prije potpisa vaše zajedno obiđemo i zapišemo svaku ogrebotinu, pa pri povratu nema rasprave.",
    },
    {
      questionEn: "Can a company rent from you?",
      questionBs: "Može li vozilo iznajmiti firma?",
      answerEn:
        "Yes. Write to {email} with the details of the company and the dates; the invoice is made out to the company and VAT is shown on it.",
      answerBs:
        "Može. Pišite na {email}, navedite podatke firme i datume; faktura glasi na firmu i na njoj je iskazan PDV.",
    },
    elsewhere,
  ],
};
