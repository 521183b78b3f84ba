/** The car and the vehicle of the tests of their forms and deeds. */
import type { WrittenCar } from "../../app/domain/cars/car-form.ts";
import type { WrittenVehicle } from "../../app/domain/cars/vehicle-form.ts";

export const golf: WrittenCar = {
  name: "Volkswagen Golf",
  brand: "Volkswagen",
  model: "Golf",
  year: 2024,
  category: "compact",
  body: "compact-hatch",
  colour: "#14535C",
  acriss: "CDMD",
  transmission: "manual",
  fuel: "diesel",
  seats: 5,
  doors: 5,
  bagsLarge: 2,
  bagsSmall: 1,
  airConditioning: true,
  engineKw: 85,
  co2GramsPerKm: 112,
  consumption: 4.3,
  minDriverAge: 19,
  orSimilar: true,
  description: { en: "Quiet.\nSure.", bs: "Tih.\nSiguran." },
  features: [{ en: "Cruise control", bs: "Tempomat" }],
};

export const polo: WrittenVehicle = {
  carId: 7,
  plate: "A12-K-345",
  vin: "WVWZZZAWZKU000001",
  colour: "#EBE8E1",
  year: 2024,
  odometerKm: 54_000,
  homeLocationId: "airport-tuzla",
  inServiceFrom: "2024-04-01",
  inServiceUntil: undefined,
  registrationExpires: "2027-02-28",
  insuranceExpires: undefined,
  inspectionExpires: undefined,
  winterTyres: true,
  note: "Small scratch.\nLeft door.",
};
