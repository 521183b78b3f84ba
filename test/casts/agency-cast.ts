import type { Facts } from "../../app/domain/facts.ts";

const day = { opens: "06:00", closes: "24:00" };

/** The facts of the tests' agency. */
export const agency: Facts = {
  name: "Eternal Pro",
  founded: 2020,
  customers: 1280,
  rating: 5,
  reviewCount: 99,
  phone: "+38735000000",
  whatsapp: "+38735000000",
  viber: "+38735000000",
  email: "info@eternalpro.example",
  address: "Dedići bb",
  postalCode: "75273",
  city: "Dubrave Gornje",
  region: { en: "Tuzla Canton", bs: "Tuzlanski kanton" },
  phoneHours: {
    weekly: [day, day, day, day, day, day, { opens: "06:00", closes: "23:00" }],
    special: [],
  },
  serviceRadiusKm: 50,
  paymentTypes: ["cash"],
  maintenanceMode: false,
  tagHosts: [],
};
