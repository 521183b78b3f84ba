import type { ShippedText } from "./shipped-text.ts";

/** Cancellation policy: the time for free changes and cancellations, and the rules after it. */
export const cancellation: ShippedText = {
  kind: "cancellation",
  edition: 1,
  title: { en: "Cancellation policy", bs: "Uslovi otkazivanja" },
  body: {
    en: `This policy says what it costs to change or cancel a reservation made with {legalName}. It is part of the rental terms and conditions.

## Free of charge

You change or cancel free of charge {freeUntil}, without giving a reason. The time is counted by the clock in Sarajevo; the exact moment stands on your confirmation.

Nothing is charged before pick-up, so there is nothing to ask back. If you have paid something in advance, you get it back in the way in which you paid.

## How to cancel

Open "Modify reservation" on this website with your reservation code and first name, or follow the link in your confirmation. The car is released at once, and we confirm by e-mail. You can also write to {email} or call {phone}; what counts is when your message reaches us.

## Later, and when you do not come

After that time, and when nobody comes for the car, we may charge one rental day of the car, and never more than the whole reservation. You see the amount before you cancel. If your flight is late we wait, as long as we know the flight number.

## Changes

A change of dates, places, car, plan, extras or countries is priced anew: you see the old price beside the new one, and nothing changes until you accept. After the free time a change may cost the same fee of one rental day. A new phone or flight number is always free of charge.

Once the car is with you, a later return is agreed with us; each further day costs what your agreement says.

## When we cannot keep the booking

If we cannot give you a car of your category or a better one, we tell you at once, and you get back everything that you have paid. Rights that the law gives you beyond this remain.`,
    bs: `Ovdje piše koliko košta izmjena ili otkazivanje rezervacije kod najmodavca {legalName}. Ovi uslovi su dio općih uslova najma.

## Besplatno

Rezervaciju mijenjate ili otkazujete besplatno {freeUntil}, bez navođenja razloga. Računa se sarajevsko vrijeme; tačan trenutak piše na vašoj potvrdi.

Prije preuzimanja ništa ne naplaćujemo, pa nema ni povrata novca. Ako ste nešto platili unaprijed, novac vraćamo onako kako ste platili.

## Kako se otkazuje

Otvorite „Izmijeni rezervaciju“ na ovoj stranici i upišite kod rezervacije i ime, ili otvorite link iz potvrde. Vozilo se odmah oslobađa, a otkazivanje potvrđujemo e-mailom. Možete i pisati na {email} ili nazvati {phone}; računa se trenutak kad nam poruka stigne.

## Kasnije, i ako ne dođete

Nakon tog vremena, i ako po vozilo niko ne dođe, možemo naplatiti jedan dan najma vozila, ali nikad više od cijele rezervacije. Iznos vidite prije nego što otkažete. Ako let kasni, čekamo vas, pod uslovom da imamo broj leta.

## Izmjene

Kad mijenjate termin, mjesta, vozilo, paket, dodatke ili države, cijena se računa ponovo: staru i novu vidite jednu pored druge, i ništa se ne mijenja dok ne pristanete. Nakon besplatnog roka i izmjena može koštati jedan dan najma. Izmjena broja telefona ili leta uvijek je besplatna.

Kad je vozilo kod vas, kasniji povrat dogovarate s nama; svaki naredni dan plaća se po cijeni iz ugovora.

## Ako mi ne možemo ispuniti rezervaciju

Ako vam ne možemo dati vozilo iz vaše kategorije ni bolje, javljamo vam odmah i vraćamo sve što ste platili. Sva prava koja vam zakon daje mimo ovoga ostaju.`,
  },
  openPoints: [
    {
      en: "Whether the right of withdrawal from distance contracts applies to a car rental on agreed dates, and whether the policy must say so.",
      bs: "Važi li pravo na odustanak od ugovora na daljinu i za najam vozila u dogovorenom terminu, i mora li to ovdje pisati.",
    },
    {
      en: "The fee of one rental day after the free time and for a no-show: is it a fair clause in a consumer contract?",
      bs: "Naknada od jednog dana najma nakon besplatnog roka i za nedolazak: je li to pravična odredba u potrošačkom ugovoru?",
    },
  ],
};
