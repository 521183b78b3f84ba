export const en = {
  rangeTitle: "Four kinds of car, one clear price each",
  rangeLead: (days: string) => `From prices per day, VAT included, for ${days} or more.`,
  from: "from",
  aDay: "a day",
  whyTitle: "Why travellers come back",
  whyLead: (customers: string, year: number) => `More than ${customers} customers since ${year}.`,
  why: {
    airport: {
      figure: "24/7",
      title: "At the airport when you land",
      text: "We follow your flight number. A late plane costs nothing.",
    },
    cancellation: {
      title: "Free cancellation",
      text: (hours: number) => `Until ${hours} hours before pick-up, without a reason.`,
    },
    payLater: { title: "To pay now", text: "You pay at pick-up: cash, card or bank transfer." },
    mileage: {
      noLimit: "no limit",
      title: "Unlimited mileage",
      text: "Full-to-full fuel and roadside help are in the price.",
    },
    extras: {
      title: "Child seat, second driver",
      text: (seat: string, driver: string) =>
        `Elsewhere about ${seat} and ${driver} a day. Here free of charge.`,
    },
    answer: {
      title: "To an answer",
      text: "A person on phone, WhatsApp or Viber, seven days a week.",
    },
  },
  reviewsLabel: "Customer reviews",
  reviewsLead: "By customers, with place and date.",
  reviewCount: (count: string) => `from ${count} reviews`,
  stars: (rating: string) => `${rating} of 5 stars`,
  questionsTitle: "Questions",
  questionsLead: "What we hear every day.",
  cancelTitle: "Free cancellation",
  cancelFree: "free of charge",
  cancelLate: (hours: number) => `last ${hours} h: 1 day`,
  cancelText: "Call or write with your code and first name.",
  askTitle: "Rather ask a person?",
  askText: (phone: string) => `One number for phone, WhatsApp and Viber: ${phone}.`,
};
