import type { Words } from "./en.ts";

export const bs: Words = {
  "car-created": (name) => `Model „${name}“ je kreiran. Skriven je dok ga ne objavite.`,
  "car-published": (name) => `Model „${name}“ je na sajtu.`,
  "car-hidden": (name) => `Model „${name}“ više nije na sajtu.`,
  "car-deleted": (name) => `Model „${name}“ je obrisan.`,
  "vehicle-created": (name) => `Vozilo ${name} je dodano.`,
  "vehicle-deleted": (name) => `Vozilo ${name} je obrisano.`,
  "coupon-created": (name) => `Kupon ${name} je kreiran.`,
  "coupon-deleted": (name) => `Kupon ${name} je obrisan.`,
  "extra-created": (name) => `Dodatak „${name}“ je kreiran.`,
  "extra-deleted": (name) => `Dodatak „${name}“ je obrisan.`,
  "reservation-created": (name) => `Rezervacija ${name} je kreirana.`,
  "sheet-corrected": (name) => `Zapisnik za ${name} je ispravljen.`,
  "question-created": (name) => `Pitanje „${name}“ je dodano.`,
  "question-deleted": (name) => `Pitanje „${name}“ je obrisano.`,
  "review-created": (name) => `Recenzija je dodana: ${name}.`,
  "review-deleted": (name) => `Recenzija je obrisana: ${name}.`,
  "day-created": (name) => `Poseban dan „${name}“ je dodan.`,
  "day-deleted": (name) => `Poseban dan „${name}“ je obrisan.`,
  "view-created": (name) => `Prikaz „${name}“ je sačuvan.`,
  "view-renamed": (name) => `Prikaz se sada zove „${name}“.`,
};
