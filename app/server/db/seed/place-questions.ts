/** Five questions about each place. Names in braces stand for settings and for facts of the place itself. */
type PlaceQuestion = { questionEn: string; questionBs: string; answerEn: string; answerBs: string };

const elsewhere: PlaceQuestion = {
  questionEn: "Can I return the car somewhere else?",
  questionBs: "Mogu li vozilo vratiti na drugom mjestu?",
  answerEn:
    "Yes, at any of our places. The table on this page shows how long the drive is and what returning the car there costs. The price you see before booking includes it.",
  answerBs:
    "Da, na svakom našem mjestu. U tabeli na ovoj stranici vidite koliko traje vožnja i kolika je doplata. Cijena koju vidite prije rezervacije to već uključuje.",
};

export const placeQuestions: Readonly<Record<string, readonly PlaceQuestion[]>> = {
  "airport-tuzla": [
    {
      questionEn: "Where will I find you when I land?",
      questionBs: "Gdje da vas nađem kad sletim?",
      answerEn:
        "{meeting} The car is there too: you get the paperwork and the keys on the spot, with no shuttle bus.",
      answerBs:
        "{meeting} I vozilo je tu: papire i ključeve dobijate na licu mjesta, bez minibusa.",
    },
    {
      questionEn: "What if my flight is late or lands at night?",
      questionBs: "Šta ako let kasni ili slijeće noću?",
      answerEn:
        "{outOfHours} With your flight number we track the plane and wait for you. If it is late, you pay nothing extra.",
      answerBs:
        "{outOfHours} Uz broj leta pratimo avion i čekamo vas. Ako kasni, to ne plaćate dodatno.",
    },
    {
      questionEn: "Is there an airport surcharge?",
      questionBs: "Postoji li doplata za aerodrom?",
      answerEn: "{delivery} {outOfHours}",
      answerBs: "{delivery} {outOfHours}",
    },
    {
      questionEn: "My flight home leaves early. How do I return the car?",
      questionBs: "Povratni let mi je rano. Kako da vratim vozilo?",
      answerEn:
        "Enter the time at which you want to be at the airport. We will wait where you picked up the car and check it together with you; the terminal is a few steps away. The tank should be as full as it was at pick-up.",
      answerBs:
        "Upišite vrijeme kada želite biti na aerodromu. Čekamo vas tamo gdje ste vozilo preuzeli, zajedno ga pregledamo, a do terminala imate nekoliko koraka. Rezervoar treba biti pun koliko i pri preuzimanju.",
    },
    elsewhere,
  ],
  "airport-sarajevo": [
    {
      questionEn: "Where do we meet at Sarajevo airport?",
      questionBs: "Gdje se sastajemo na Aerodromu Sarajevo?",
      answerEn: "{meeting} If you do not see us, call {phone}.",
      answerBs: "{meeting} Ako nas ne vidite, nazovite {phone}.",
    },
    {
      questionEn: "Your office is near Tuzla. Do I pay extra for delivery to Sarajevo?",
      questionBs: "Kancelarija vam je kod Tuzle. Plaćam li dostavu u Sarajevo?",
      answerEn: "{delivery} The same applies to returning the car here.",
      answerBs: "{delivery} Isto važi i za povrat ovdje.",
    },
    {
      questionEn: "I land late in the evening. Will somebody be there?",
      questionBs: "Slijećem kasno navečer. Hoće li neko biti tu?",
      answerEn:
        "{outOfHours} Give us the flight number: we track the arrival and stay until you come out.",
      answerBs: "{outOfHours} Upišite broj leta: pratimo dolazak i čekamo dok ne izađete.",
    },
    {
      questionEn: "How far ahead should I book?",
      questionBs: "Koliko ranije treba rezervisati?",
      answerEn:
        "At least {leadTime} before pick-up, because most of our cars are based near Tuzla. Earlier is better: you can still cancel free of charge up to {freeCancellationHours} before pick-up. If it is urgent, call {phone}.",
      answerBs:
        "Najmanje {leadTime} prije preuzimanja, jer većina naših vozila stoji kod Tuzle. Bolje je rezervisati ranije: do {freeCancellationHours} prije preuzimanja i dalje otkazujete besplatno. Ako je hitno, nazovite {phone}.",
    },
    elsewhere,
  ],
  "airport-banjaluka": [
    {
      questionEn: "Where do we meet at Banja Luka airport?",
      questionBs: "Gdje se sastajemo na Aerodromu Banja Luka?",
      answerEn: "{meeting} It is a small airport: we cannot miss each other.",
      answerBs: "{meeting} Aerodrom je mali: ne možemo se mimoići.",
    },
    {
      questionEn: "What does delivery here cost?",
      questionBs: "Koliko ovdje košta dostava vozila?",
      answerEn: "{delivery} The same applies to returning the car here.",
      answerBs: "{delivery} Isto važi i za povrat ovdje.",
    },
    {
      questionEn: "Can I drive on to Croatia?",
      questionBs: "Mogu li odavde voziti u Hrvatsku?",
      answerEn:
        "Yes, the crossing at Gradiška is near. Choose Croatia when you book: you will see the fee and the document that you need, and we will give you the border documents at pick-up.",
      answerBs:
        "Možete, prelaz u Gradišci je blizu. Pri rezervaciji odaberite Hrvatsku: uz nju pišu naknada i potreban dokument, a dokumente za granicu dobijate pri preuzimanju.",
    },
    {
      questionEn: "What is the flight number for?",
      questionBs: "Čemu služi broj leta?",
      answerEn:
        "With it we track your plane and come when it lands, early or late. {outOfHours} If your flight is late, you pay nothing extra.",
      answerBs:
        "Po njemu pratimo avion i dolazimo kad sleti, ranije ili kasnije. {outOfHours} Ako let kasni, to ne plaćate dodatno.",
    },
    elsewhere,
  ],
  "bus-station-tuzla": [
    {
      questionEn: "Where do we meet at the station?",
      questionBs: "Gdje se sastajemo na stanici?",
      answerEn: "{meeting} Call {phone} if you cannot see us.",
      answerBs: "{meeting} Ako nas ne vidite, nazovite {phone}.",
    },
    {
      questionEn: "When can I pick up or return a car?",
      questionBs: "U koje vrijeme mogu preuzeti ili vratiti vozilo?",
      answerEn: "Opening hours: {openingHours}. {outOfHours}",
      answerBs: "Radno vrijeme: {openingHours}. {outOfHours}",
    },
    {
      questionEn: "My bus is late. Will you wait?",
      questionBs: "Autobus mi kasni. Hoćete li me sačekati?",
      answerEn: "Let us know on {phone}, by phone, WhatsApp or Viber, and we will meet you later.",
      answerBs: "Javite nam na {phone}, pozivom, WhatsAppom ili Viberom, pa ćemo se naći kasnije.",
    },
    {
      questionEn: "I live in Tuzla. Can I rent from you too?",
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
      answerBs: "{meeting} Stanica je u samom centru Živinica, a na karti vidite kako doći.",
    },
    {
      questionEn: "When is the desk open?",
      questionBs: "Kada radi šalter?",
      answerEn: "Opening hours: {openingHours}. {outOfHours}",
      answerBs: "Radno vrijeme: {openingHours}. {outOfHours}",
    },
    {
      questionEn: "Can I book by phone?",
      questionBs: "Mogu li rezervisati telefonom?",
      answerEn:
        "Yes, on {phone}, also on WhatsApp and Viber: {phoneHours}. You get the same price as here and a code by e-mail.",
      answerBs:
        "Možete, na {phone}, kao i preko WhatsAppa ili Vibera: {phoneHours}. Cijena je ista kao ovdje, a kod rezervacije stiže e-mailom.",
    },
    {
      questionEn: "Until when can I cancel?",
      questionBs: "Do kada mogu otkazati?",
      answerEn:
        "Free of charge up to {freeCancellationHours} before pick-up, no reason needed. You have paid nothing, so there is nothing to refund.",
      answerBs:
        "Besplatno do {freeCancellationHours} prije preuzimanja, bez navođenja razloga. Ništa niste platili unaprijed, pa nemamo šta ni vraćati.",
    },
    elsewhere,
  ],
  "eternal-pro-office": [
    {
      questionEn: "How do I get from the airport to the office?",
      questionBs: "Kako da od aerodroma dođem do kancelarije?",
      answerEn:
        "The office is right next to Tuzla airport. If you come by plane, choose the airport as your pick-up place instead, and we will meet you at arrivals.",
      answerBs:
        "Kancelarija je odmah uz Aerodrom Tuzla. Ako stižete avionom, radije odaberite aerodrom kao mjesto preuzimanja: tada vas čekamo kod izlaza za dolaske.",
    },
    {
      questionEn: "When is the office open?",
      questionBs: "Kada radi kancelarija?",
      answerEn: "Opening hours: {openingHours}. {outOfHours}",
      answerBs: "Radno vrijeme: {openingHours}. {outOfHours}",
    },
    {
      questionEn: "Can I look at the car before I sign?",
      questionBs: "Mogu li pogledati vozilo prije potpisa?",
      answerEn:
        "Yes, the cars are parked at the office. Before you sign, we walk around yours together and note every scratch, so that there is nothing to argue about when you return it.",
      answerBs:
        "Da, vozila su kod kancelarije. Prije potpisa zajedno obiđemo vaše vozilo i zapišemo svaku ogrebotinu, pa pri povratu nema rasprave.",
    },
    {
      questionEn: "Can a company rent from you?",
      questionBs: "Može li vozilo iznajmiti firma?",
      answerEn:
        "Yes. Write to {email} with the company’s details and the dates; the invoice is made out to the company and shows VAT.",
      answerBs:
        "Može. Pišite na {email} i navedite podatke firme i datume; faktura glasi na firmu i na njoj je iskazan PDV.",
    },
    elsewhere,
  ],
};
