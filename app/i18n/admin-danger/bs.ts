import type { Words } from "./en.ts";

export const bs: Words = {
  panel: "Ugrožena rezervacija",
  waits: (plate, code) =>
    `Vozilo ${plate} kasni s povratom po rezervaciji ${code} i neće stići na vrijeme.`,
  title: (code) => `Šta se može uraditi za ${code}`,
  others: "Drugo vozilo po dogovorenoj cijeni:",
  none: "Za cijeli termin nije slobodno nijedno vozilo iste ili više kategorije.",
  call: "Nazovite klijenta",
  message: (code) =>
    `Poštovani, javljamo se u vezi s rezervacijom ${code}: vozilo predviđeno za vas kasni. Molimo vas da nas nazovete.`,
  overdue: (code, name) => `Vozilo je kod klijenta ${name} (${code}):`,
  callOverdue: "Nazovite",
  extend: "Produžite",
  takeBack: "Primite",
  sameCar: "isti model",
  otherCar: "drugi model",
  here: (place) => place,
  away: (place, time) => `${place}, ${time} vožnje`,
  byMoving: "druga rezervacija se premješta",
  sure: (code) => `Drugo vozilo za ${code}?`,
  from: (was, is) => `${is} umjesto ${was}.`,
  price: (total) => `Cijena ostaje ${total}.`,
  bring: (place, time) => `Treba ga dovesti s mjesta ${place}: ${time}.`,
  moving: "Druga rezervacija prelazi na drugo vozilo istog modela.",
  told: "Klijent dobija e-mail da je vozilo drugog modela.",
  untold: "Model je isti: klijent ne dobija e-mail.",
  take: "Dodijelite ovo vozilo",
};
