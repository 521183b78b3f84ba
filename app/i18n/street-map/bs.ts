import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Karta ulica",
  titleOf: (place) => `Karta ulica: ${place}`,
  show: "Prikažite kartu ulica",
  from: "Kartu tada učitavamo od vanjskog pružaoca usluge, koji vidi vašu IP adresu.",
  coming: "Karta ulica se učitava…",
  back: "Nazad na crtež",
  failed: "Karta ulica se trenutno ne može učitati, pa ostaje crtež.",
  offline: "Nema veze s internetom. Za kartu ulica potrebna je veza, za crtež nije.",
  someMissing: "Neki dijelovi karte se nisu učitali.",
  how: "Pomjerajte strelicama, uvećavajte i umanjujte tipkama plus i minus, zatvorite tipkom Escape.",
  zoomIn: "Uvećajte",
  zoomOut: "Umanjite",
  closeNote: "Zatvorite",
  about: "O ovom mjestu",
};
