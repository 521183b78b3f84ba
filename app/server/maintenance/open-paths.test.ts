import { expect, test } from "vitest";
import { isReachable } from "./open-paths.ts";

test.each([
  "/admin",
  "/ba/admin",
  "/admin.data",
  "/admin/login",
  "/ba/admin/login.data",
  "/admin/first-owner/x",
  "/robots.txt",
  "/ba/robots.txt",
  "/__manifest",
  "/reservation-confirmation/abc/reservation.pdf",
  "/ba/reservation-confirmation/abc/reservation.ics",
  "/newsletter/unsubscribe/abc",
])("%s is there while the site is closed", (path) => {
  expect(isReachable("GET", path)).toBe(true);
});

test.each([
  "/",
  "/ba",
  "/_.data",
  "/ba.data",
  "/administrator",
  "/admin.datax",
  "/search",
  "/newsletter",
  "/newsletter/confirm/abc",
  "/reservation-confirmation/abc",
  "/reservation-confirmation/abc.data",
  "/reservation-confirmation/abc/reservation.pdf.data",
  "/x/admin",
  "/sitemap.xml",
  "/robots.txt/x",
])("%s is not", (path) => {
  expect(isReachable("GET", path)).toBe(false);
});

test("a consent can be taken back on a page that is still open", () => {
  expect(isReachable("POST", "/visits")).toBe(true);
  expect(isReachable("POST", "/ba/visits")).toBe(false);
  expect(isReachable("POST", "/payment-notice")).toBe(true);
});

test("papers are read only; leaving the newsletter is a form", () => {
  expect(isReachable("POST", "/reservation-confirmation/abc/reservation.pdf")).toBe(false);
  expect(isReachable("HEAD", "/reservation-confirmation/abc/reservation.pdf")).toBe(true);
  expect(isReachable("POST", "/newsletter/unsubscribe/abc")).toBe(true);
});
