import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Rent a car Aerodrom Tuzla · Eternal Pro",
  description: (price) =>
    `Najam vozila na aerodromima Tuzla, Sarajevo i Banja Luka${price ? ` od ${price} na dan` : ""}, PDV uračunat. Bez kartice pri rezervaciji, besplatno otkazivanje.`,
  heroPlace: "Auto na Aerodromu Tuzla",
  heroFrom: "od",
  heroPrice: (price) => `${price} na dan`,
  proof: (hours, allDay) => [
    ...(allDay ? ["Aerodromi 0–\u206024, bez doplate"] : []),
    "Bez kartice pri rezervaciji",
    `Besplatno otkazivanje do ${hours} h prije preuzimanja`,
  ],
  carChosen: (car) => `Vaše vozilo: ${car}. Recite nam gdje i kada.`,
};
