import { lazy } from "react";
import { afterTouch } from "../../browser/first-touch.ts";
// Styles of the footer: it is drawn before its scripts load.
import "../consent/consent-link.module.css";
import "./logo.module.css";
import "./site-footer.module.css";

/** The footer: links and facts that work without scripts, so its scripts load after the first touch of the page. */
export const SiteFooter = lazy(async () => ({
  default: (await afterTouch(() => import("./site-footer.tsx"))).SiteFooter,
}));
