import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Karta ulica",
  titleOf: (place) => `Karta ulica: ${place}`,
  show: "Prikaži kartu ulica",
  from: "Karta se tada učitava s druge stranice, koja vidi vašu IP adresu.",
  coming: "Karta ulica se učitava …",
  back: "Nazad na crtež",
  failed: "Karta ulica se trenutno ne može učitati. Crtež ostaje.",
  offline: "Nema veze s internetom. Karta ulica je traži, a crtež ne.",
  someMissing: "Neki dijelovi karte se nisu učitali.",
  how: "Pomjerajte strelicama, uvećavajte i umanjujte tipkama plus i minus, zatvorite tipkom Escape.",
  zoomIn: "Uvećaj",
  zoomOut: "Umanji",
  closeNote: "Zatvori",
  about: "O ovom mjestu",
};
