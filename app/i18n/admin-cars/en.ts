import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { AcrissDoubt } from "../../domain/cars/acriss-check.ts";
import type { Body } from "../../domain/cars/car.ts";
import { plural } from "../format.ts";
import { pictures } from "./en-pictures.ts";

const vehiclesOf = (count: number) => `${count} ${plural(count, ["vehicle", "vehicles"])}`;

const en = {
  title: "Cars",
  lead: "The cars on the site, their prices, and the vehicles of each.",
  newCar: "New car",
  back: "All cars",
  search: "Name, brand, model or ACRISS code",
  views: {
    label: "Cars by state",
    all: "All",
    shown: "On the site",
    hidden: "Hidden",
    order: "Order",
  },
  category: "Category",
  anyCategory: "Any category",
  columns: {
    car: "Car",
    category: "Category",
    year: "Year",
    acriss: "ACRISS",
    vehicles: "Vehicles",
    price: "Price from",
    papers: "Documents",
    state: "State",
  },
  inService: (inService: number, all: number) =>
    inService === all ? String(all) : `${inService} of ${all}`,
  vehiclesOf,
  aDay: "a day",
  noPrice: "no price",
  shown: "On the site",
  hidden: "Hidden",
  caption: "Cars in the order of the site",
  empty: {
    title: "No matching cars",
    text: "Change the search or the filter, or add a new car.",
  },
  exports: { cars: "Cars", vehicles: "Vehicles" },
  files: { cars: "cars", vehicles: "vehicles" },
  order: {
    title: "Order of the cars",
    lead: "Visitors see the cars in this order unless they sort them by price. Drag a row, use its buttons, or press space on its handle and move it with the arrow keys.",
    save: "Save the order",
    stale:
      "Somebody has changed a car in the meantime, so this order was not saved. Load the page again and set it once more.",
    staleReload: "Load again",
  },
  sections: { label: "Sections", details: "Details", pictures: "Pictures", vehicles: "Vehicles" },
  seeOnSite: "See on the site",
  publish: "Publish",
  hide: "Hide",
  copy: "Copy",
  copySuffix: "(copy)",
  remove: {
    label: "Delete",
    title: (name: string) => `Delete ${name}?`,
    text: "The car is deleted for good, with its features, its own prices and its pictures. A car that has ever been reserved cannot be deleted; hide it instead.",
    confirm: "Delete the car",
  },
  refused: {
    reserved: (count: number) =>
      `This car cannot be deleted: it has ${count} ${plural(count, ["reservation", "reservations"])}. Hide it instead, and nobody can book it any more.`,
    more: (count: number) => `and ${count} more`,
    vehicles: (plates: string) =>
      `This car still has vehicles: ${plates}. Move them to another car, or delete them first.`,
    stale:
      "Somebody has changed this car in the meantime. Nothing was changed; please look at it again.",
    hideInstead: "Hide it instead",
  },
  facts: {
    naming: "Name and category",
    engine: "Space and engine",
    look: "Drawing",
    texts: "Description",
    features: "More features",
  },
  looksLead: "The drawing is shown until the car has pictures.",
  featuresLead: "Shown on the car’s page in this order. An empty row is left out.",
  addFeature: "Add a feature",
  feature: (number: number) => `Feature ${number}`,
  inEnglish: (label: string) => `${label}, English`,
  inBosnian: (label: string) => `${label}, Bosnian`,
  fields: {
    name: "Name",
    brand: "Brand",
    model: "Model",
    year: "Year",
    category: "Category",
    body: "Body",
    colour: "Colour of the drawing",
    acriss: "ACRISS code",
    transmission: "Gearbox",
    fuel: "Fuel",
    seats: "Seats",
    doors: "Doors",
    bagsLarge: "Large bags",
    bagsSmall: "Small bags",
    airConditioning: "Air conditioning",
    engineKw: "Engine, kW",
    co2GramsPerKm: "CO₂, g/km",
    consumption: "Consumption per 100 km",
    minDriverAge: "Minimum driver age",
    orSimilar: "“Or similar” is shown with the name",
    descriptionEn: "Description, English",
    descriptionBs: "Description, Bosnian",
  },
  help: {
    consumption: "Litres, or kWh for an electric car",
    choose: "Please choose",
  },
  acriss: {
    suggested: (code: string) => `The details suggest ${code}.`,
    take: (code: string) => `Use ${code}`,
    fits: "Matches the details.",
    usual: (code: string) => `If left empty, it becomes ${code}.`,
    incomplete: "If left empty, it is worked out from the other details.",
    doubts: {
      gearbox: "The third letter names another gearbox.",
      fuel: "The last letter names another fuel.",
      air: "The last letter does not match the air conditioning.",
    } satisfies Record<AcrissDoubt, string> as Record<AcrissDoubt, string>,
  },
  bodies: {
    "city-hatch": "City car",
    "compact-hatch": "Compact hatchback",
    sedan: "Saloon",
    estate: "Station wagon",
    "compact-suv": "Compact SUV",
    suv: "SUV",
    van: "Van",
  } satisfies Record<Body, string> as Record<Body, string>,
  missing: {
    title: "Visitors cannot book this car yet. It still needs:",
    price: "a price per day",
    vehicle: "a vehicle",
  },
  side: {
    title: "On the site",
    from: (price: string) => `From ${price} a day`,
    noPrice: "Without a price it cannot be booked.",
    prices: "Prices of this car",
    pictures: (count: number) =>
      count === 0 ? "No pictures yet" : `${count} ${plural(count, ["picture", "pictures"])}`,
    vehicles: vehiclesOf,
  },
  ...pictures,
};

export type Words = typeof en;

/** The words of the cars in the back office. */
export const adminCarsWords = bilingual<Words>(en, bs);
