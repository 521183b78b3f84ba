export const en = {
  places: "Pick-up places",
  rental: "Rental",
  questions: "Questions and answers",
  phoneAndChat: "phone, WhatsApp and Viber",
  country: "Bosnia and Herzegovina",
  vatInside: (percent: string) => `Prices include ${percent} VAT`,
};
