import type { ShippedText } from "./shipped-text.ts";

/** Cancellation policy: the time for free changes and cancellations, and the rules after it. */
export const cancellation: ShippedText = {
  kind: "cancellation",
  edition: 3,
  title: { en: "Cancellation policy", bs: "Uslovi otkazivanja" },
  body: {
    en: `This policy explains what it costs to change or cancel a reservation made with {legalName}. It is part of the rental terms and conditions.

## Free of charge

You may change or cancel free of charge {freeUntil}, without giving a reason. The time is counted by the clock in Sarajevo; the exact moment is shown on your confirmation.

Nothing is charged before pick-up, so there is nothing to refund. If you have paid something in advance, you get it back in the same way in which you paid.

## How to cancel

Open “Modify reservation” on this website with your reservation code and first name, or follow the link in your confirmation. The car is released at once, and we confirm by e-mail. You can also write to {email} or call {phone}; what counts is when your message reaches us.

## Later, and if you do not come

After that time, or if nobody comes for the car, we may charge one rental day, and never more than the total of the reservation. You see the amount before you cancel. If your flight is late we will wait, as long as we know the flight number.

## Changes

If you change dates, places, car, plan, extras or countries, the price is worked out again: you see the old price beside the new one, and nothing changes until you accept. After the free period a change may also cost one rental day. Changing your phone or flight number is always free of charge.

Once you have the car, a later return has to be agreed with us; each further day is charged at the price in your agreement.

## If we cannot honour the reservation

If we cannot give you a car of your category or a better one, we will tell you at once, and you get back everything that you have paid. Any rights that the law gives you beyond this remain.`,
    bs: `Ovdje piše koliko košta izmjena ili otkazivanje rezervacije kod najmodavca {legalName}. Ovi uslovi su dio općih uslova najma.

## Besplatno

Rezervaciju mijenjate ili otkazujete besplatno {freeUntil}, bez navođenja razloga. Računa se sarajevsko vrijeme; tačan trenutak piše na vašoj potvrdi.

Prije preuzimanja ništa ne naplaćujemo, pa nemamo šta ni vraćati. Ako ste nešto platili unaprijed, novac vraćamo istim putem kojim ste platili.

## Kako se otkazuje

Otvorite „Izmijeni rezervaciju“ na ovom sajtu i upišite kod rezervacije i ime, ili otvorite link iz potvrde. Vozilo se odmah oslobađa, a otkazivanje potvrđujemo e-mailom. Možete i pisati na {email} ili nazvati {phone}; računa se trenutak kad nam poruka stigne.

## Kasnije, i ako ne dođete

Nakon tog vremena, ili ako po vozilo niko ne dođe, možemo naplatiti jedan dan najma, ali nikad više od ukupne cijene rezervacije. Iznos vidite prije nego što otkažete. Ako let kasni, čekamo vas, pod uslovom da imamo broj leta.

## Izmjene

Kad mijenjate termin, mjesta, vozilo, paket, dodatke ili države, cijena se računa ponovo: staru i novu vidite jednu pored druge, i ništa se ne mijenja dok ne pristanete. Kad prođe rok za besplatne izmjene, i sama izmjena može koštati jedan dan najma. Izmjena broja telefona ili leta uvijek je besplatna.

Kad je vozilo kod vas, kasniji povrat dogovarate s nama; svaki naredni dan plaća se po cijeni iz ugovora.

## Ako mi ne možemo ispuniti rezervaciju

Ako vam ne možemo dati vozilo iz vaše kategorije ni bolje, javljamo vam odmah i vraćamo sve što ste platili. Ostaju i sva prava koja vam zakon daje mimo ovoga.`,
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
