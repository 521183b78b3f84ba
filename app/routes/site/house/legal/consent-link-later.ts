import { lazy } from "react";
import { firstTouch } from "../../../../ui/browser/first-touch.ts";
// The link is drawn before its scripts come.
import "../../../../ui/layout/consent/consent-link.module.css";

/** The cookie settings: a link that works without scripts, so the question behind it waits for the first touch of the page. */
export const ConsentLink = lazy(async () => {
  await firstTouch();
  return { default: (await import("../../../../ui/layout/consent/consent-link.tsx")).ConsentLink };
});
