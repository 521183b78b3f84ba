import { lazy } from "react";
import { draftName } from "../../../domain/reservations/trip/draft-name.ts";
import { afterTouch } from "../../browser/first-touch.ts";
// Styles of the form: it is drawn before its scripts load.
import "../../controls/date/date-field.module.css";
import "./search-form.module.css";
import "./search-moment.module.css";
import "./search-progress.module.css";

/**
 * The search form, whose scripts load at the first touch of the page: until then it is the server's plain form, which works too.
 * A draft to restore or a lost connection loads them immediately.
 */
export const SearchForm = lazy(async () => ({
  default: (await afterTouch(() => import("./search-form.tsx"), hasSomethingToSay())).SearchForm,
}));

function hasSomethingToSay(): boolean {
  if (typeof document === "undefined") return true;
  if (!navigator.onLine) return true;
  try {
    // With the cookie the server has drawn the form as it was left.
    const isDrawn = document.cookie.includes(`${draftName}=`);
    return !isDrawn && sessionStorage.getItem(draftName) !== null;
  } catch {
    return false;
  }
}
