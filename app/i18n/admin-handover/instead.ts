import type { Unheard } from "../../domain/handovers/other-vehicle/unheard.ts";
import type { TakeRefusal } from "../../domain/handovers/other-vehicle/plate-found.ts";

/** What is said of a plate that is not the one of the planned vehicle. */
export const insteadEn = {
  free: (plate: string) => `${plate} is available for the whole trip.`,
  moving: "The reservations that were to have it go to other vehicles.",
  nothing: "Papers and tyres are in order, and no damage is known.",
  take: "Take this vehicle",
  taking: "Changing…",
  taken: (plate: string) =>
    `The rental has ${plate} now. Please check the readings and the equipment of this vehicle; whoever has signed signs again.`,
  promised: (plate: string, name: string) =>
    `${plate} is not available for the whole trip: ${name} is to have it.`,
  out: (plate: string, name: string) => `${name} still has ${plate}: it has not been taken back.`,
  blocked: (plate: string, why: string) =>
    `${plate} is not available for the whole trip: it is out of sale (${why}).`,
  notFree: (plate: string) => `${plate} is not in service for the whole trip.`,
  unknown:
    "No vehicle has this plate. Please check what you typed; all that are available are listed under “Another vehicle”.",
  sold: (plate: string) =>
    `${plate} has been sold or is no longer given out. All that are available are listed under “Another vehicle”.`,
  otherCar: (plate: string, car: string, booked: string) =>
    `${plate} is a ${car} and not a ${booked}, so its price is another one. It is given, with its price, under “Another vehicle”.`,
  unheard: {
    lost: "Without a connection the vehicle cannot be changed. What you typed stays on this phone.",
    failed:
      "The server gave no usable answer, and nothing was changed. What you typed stays on this phone: load the page again, and sign in if you are asked to.",
    unsure:
      "The answer was lost, so the vehicle may have been changed or not. What you typed stays on this phone: load the page again and look which vehicle the rental has.",
  } satisfies Record<Unheard, string> as Record<Unheard, string>,
  refused: {
    stale: "Somebody else changed this reservation meanwhile. Nothing was done: please look again.",
    closed: "The state of this reservation allows no other vehicle. Nothing was changed.",
    "not-available":
      "This vehicle has just been given to somebody else. Nothing was changed: please choose another one.",
  } satisfies Record<TakeRefusal, string> as Record<TakeRefusal, string>,
};

/** The same in Bosnian. */
export const insteadBs: typeof insteadEn = {
  free: (plate) => `${plate} je slobodno do kraja najma.`,
  moving: "Rezervacije kojima je bilo dodijeljeno dobijaju druga vozila.",
  nothing: "Dokumenti i gume su u redu, a oštećenja nisu poznata.",
  take: "Uzmite ovo vozilo",
  taking: "Mijenja se…",
  taken: (plate) =>
    `Najmu je sada dodijeljeno vozilo ${plate}. Provjerite kilometražu, gorivo i opremu ovog vozila; ko je već potpisao, potpisuje ponovo.`,
  promised: (plate, name) =>
    `${plate} nije slobodno do kraja najma, dodijeljeno je drugom klijentu: ${name}.`,
  out: (plate, name) => `${plate} je još kod drugog klijenta i nije primljeno nazad: ${name}.`,
  blocked: (plate, why) => `${plate} nije slobodno do kraja najma jer je van prodaje (${why}).`,
  notFree: (plate) => `${plate} nije u upotrebi do kraja najma.`,
  unknown:
    "Nijedno vozilo nema ove tablice. Provjerite šta ste upisali; sva slobodna vozila su pod „Drugo vozilo“.",
  sold: (plate) =>
    `${plate} je prodato ili se više ne izdaje. Sva slobodna vozila su pod „Drugo vozilo“.`,
  otherCar: (plate, car, booked) =>
    `${plate} je ${car}, a rezervisan je ${booked}, pa cijena nije ista. Možete ga dodijeliti, uz njegovu cijenu, pod „Drugo vozilo“.`,
  unheard: {
    lost: "Bez mreže se vozilo ne može zamijeniti. Ono što ste upisali ostaje na ovom telefonu.",
    failed:
      "Server nije dao upotrebljiv odgovor i ništa nije izmijenjeno. Ono što ste upisali ostaje na ovom telefonu: ponovo učitajte stranicu i po potrebi se prijavite.",
    unsure:
      "Odgovor se izgubio, pa se ne zna da li je vozilo zamijenjeno. Ono što ste upisali ostaje na ovom telefonu: ponovo učitajte stranicu i pogledajte koje vozilo najam sada ima.",
  },
  refused: {
    stale:
      "Neko drugi je u međuvremenu izmijenio ovu rezervaciju. Ništa nije urađeno: pogledajte ponovo.",
    closed: "U ovom stanju rezervacije vozilo se ne može zamijeniti. Ništa nije izmijenjeno.",
    "not-available":
      "Ovo vozilo je upravo dodijeljeno nekom drugom. Ništa nije izmijenjeno: odaberite drugo.",
  },
};
