import { addDays } from "../../domain/calendar.ts";
import type { Car, Fuel } from "../../domain/cars/car.ts";
import { inLanguage } from "../../domain/language.ts";
import { carWords } from "../../i18n/booking/car-words.ts";
import { pathTo } from "../../i18n/paths.ts";
import { agencyId, placeId } from "./agency-data.ts";
import type { SeoSite, Thing } from "./seo-site.ts";
import { sharePicture } from "./share-picture.ts";

/** Validity of an offered price, as search engines are told, in days (spec 9). */
const priceDays = 30;

const fuels: Record<Fuel, string> = {
  petrol: "Gasoline",
  diesel: "Diesel",
  hybrid: "Hybrid",
  "plug-in-hybrid": "Plug-in hybrid",
  electric: "Electricity",
  lpg: "LPG",
};

/** A car on offer with its starting day price, VAT included. A car without a price has no offer. */
export function carData(car: Car, site: SeoSite): Thing {
  const { catalogue, language } = site;
  const words = carWords(language);
  const offer = offerData(car, carUrl(car, site), site);
  const places = catalogue.priceList.locations.map((place) => ({ "@id": placeId(place, site) }));
  return {
    ...shortCarData(car, site),
    ...(offer && { offers: { ...offer, availableAtOrFrom: places } }),
    description: inLanguage(car.description, language),
    model: car.model,
    vehicleModelDate: String(car.year),
    bodyType: words.category[car.category],
    acrissCode: car.acriss,
    vehicleSeatingCapacity: car.seats,
    numberOfDoors: car.doors,
    vehicleTransmission: words.transmission[car.transmission],
    fuelType: fuels[car.fuel],
    emissionsCO2: car.co2GramsPerKm,
    fuelConsumption: {
      "@type": "QuantitativeValue",
      value: car.consumption,
      unitText: car.fuel === "electric" ? "kWh/100 km" : "l/100 km",
    },
    vehicleEngine: {
      "@type": "EngineSpecification",
      fuelType: fuels[car.fuel],
      enginePower: { "@type": "QuantitativeValue", value: car.engineKw, unitCode: "KWT" },
    },
  };
}

function offerData(car: Car, url: string, site: SeoSite): Thing | undefined {
  const { catalogue, startingCents, today } = site;
  const cents = startingCents[car.id];
  if (cents === undefined) return undefined;
  const price = (cents / 100).toFixed(2);
  const until = addDays(today, priceDays);
  const oneDay = { "@type": "QuantitativeValue", value: 1, unitCode: "DAY" };
  return {
    "@type": "Offer",
    url,
    businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
    availability: "https://schema.org/InStock",
    price,
    priceCurrency: "EUR",
    priceValidUntil: until,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: "EUR",
      valueAddedTaxIncluded: true,
      unitCode: "DAY",
      referenceQuantity: oneDay,
      validThrough: until,
    },
    eligibleDuration: {
      "@type": "QuantitativeValue",
      minValue: catalogue.priceList.rules.minRentalDays,
      maxValue: catalogue.priceList.rules.maxRentalDays,
      unitCode: "DAY",
    },
    seller: { "@id": agencyId(site) },
  };
}

/** All cars on offer in brief, in the order of the page. */
export function carListData(site: SeoSite): Thing {
  const { cars } = site.catalogue;
  return {
    "@type": "ItemList",
    numberOfItems: cars.length,
    itemListElement: cars.map((car, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: shortCarData(car, site),
    })),
  };
}

function shortCarData(car: Car, site: SeoSite): Thing {
  const url = carUrl(car, site);
  const offer = offerData(car, url, site);
  return {
    "@type": "Car",
    "@id": `${url}#car`,
    name: car.name,
    url,
    image: imagesOf(car, site),
    brand: { "@type": "Brand", name: car.brand },
    ...(offer && { offers: offer }),
  };
}

function carUrl({ category, id }: Car, { language, origin }: SeoSite): string {
  return origin + pathTo("car", language, { category, id });
}

/** Returns the photos in their largest width, or else the drawing. */
function imagesOf({ body, photos = [] }: Car, { language, origin }: SeoSite): string[] {
  if (photos.length === 0) return [origin + sharePicture(`car-${body}`, language).path];
  return photos.map(({ file, widths }) => `${origin}/photos/${file}/${widths.at(-1)}.webp`);
}
