import { expect, test } from "vitest";
import { visitedPage } from "./visited-page.ts";

test.each([
  ["/", "/", "en-us"],
  ["/ba", "/", "ba"],
  ["/ba/", "/", "ba"],
  ["/vehicles", "/vehicles", "en-us"],
  ["/ba/vehicles?category=suv#list", "/vehicles", "ba"],
  ["/VEHICLES/", "/vehicles", "en-us"],
  ["/BA/Contact", "/contact", "ba"],
  ["/cars/suv/12", "/cars/suv/12", "en-us"],
  ["/ba/locations/aerodrom-tuzla-rent-a-car", "/locations/aerodrom-tuzla-rent-a-car", "ba"],
  ["/ba/legal/privacy/2", "/legal/privacy/2", "ba"],
  ["/modify-reservation/details", "/modify-reservation/details", "en-us"],
  ["/reservation-confirmation/3fG-_9x", "/reservation-confirmation/:token", "en-us"],
  ["/reservation-confirmation/:token", "/reservation-confirmation/:token", "en-us"],
  ["/ba/reservationreview/abc", "/reservationreview/:token", "ba"],
  ["/newsletter/confirm/abc", "/newsletter/confirm/:token", "en-us"],
  ["/newsletter/unsubscribe/abc?x=amra@example.com", "/newsletter/unsubscribe/:token", "en-us"],
])("%s is %s (%s)", (address, path, language) => {
  expect(visitedPage(address)).toEqual({ path, language });
});

test.each([
  "",
  "vehicles",
  "//evil.example/vehicles",
  "https://evil.example/vehicles",
  "/\\evil.example",
  "/ba/ba",
  "/bar",
  "/%76ehicles",
  "/vehicles/..",
  "/vehicles//",
  "/vehicles\0",
  "/vehicles\n",
  "/admin",
  "/admin/first-owner/secret",
  "/test-parts",
  "/visits",
  "/cars/suv/0",
  "/cars/suv/012",
  "/cars/suv/9999999999",
  "/cars/suv/1/2",
  "/cars/<script>/1",
  "/locations/a b",
  "/legal/secrets/1",
  "/locations/a|b",
  `/locations/${"x".repeat(81)}`,
  `/reservation-confirmation/${"x".repeat(400)}`,
  "/reservation-confirmation/a/reservation.pdf",
  "/modify-reservation/open/pass",
  `/${"x".repeat(1_000_000)}`,
])("%.60j is no page", (address) => {
  expect(visitedPage(address)).toBeUndefined();
});
