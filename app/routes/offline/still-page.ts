/**
 * The only script of a page without the site's own (the offline page, a saved reservation): it retries the connection, links to
 * the reservation saved on this device, and removes it.
 */
import { mendPictures } from "../../ui/browser/mend-pictures.ts";
import { watchLeaving } from "../../ui/browser/watch-leaving.ts";
import { findSavedCopy, forgetCopy } from "./saved-copy.ts";

const firstWaitMs = 4_000;
const maxWaitMs = 60_000;

mendPictures();
const again = find("[data-again]");
if (again) keepTrying(again);
void offerSavedCopy();
find("[data-forget]")?.addEventListener("click", () => void remove());

/**
 * Loads the requested page as soon as our site answers, unless the visitor is on the way to another one; when the offline page itself
 * was requested, loads the home page.
 */
function keepTrying(link: HTMLElement): void {
  const asked = location.pathname === link.dataset.again ? link.dataset.home : undefined;
  const go = () => (asked ? location.replace(asked) : location.reload());
  link.addEventListener("click", (event) => {
    event.preventDefault();
    go();
  });
  const isLeaving = watchLeaving();
  /** True once the page is loading: on a slow line a second one would begin it again. */
  const comeBack = async () => {
    const isNow = (await answers()) && !isLeaving();
    if (isNow) go();
    return isNow;
  };
  let waitMs = firstWaitMs;
  const look = async () => {
    if (document.visibilityState === "visible" && (await comeBack())) return;
    waitMs = Math.min(waitMs * 2, maxWaitMs);
    setTimeout(look, waitMs);
  };
  setTimeout(look, waitMs);
  addEventListener("online", () => void comeBack());
}

/** True when our site answers, shown by a file that no cache holds. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

async function offerSavedCopy(): Promise<void> {
  const place = find("[data-kept]");
  const saved = await findSavedCopy();
  if (!place || !saved) return;
  const link = place.querySelector("a");
  const code = place.querySelector("b");
  if (link) link.href = saved.path;
  if (code) code.textContent = saved.code;
  place.hidden = false;
}

async function remove(): Promise<void> {
  await forgetCopy();
  const place = find("[data-kept]");
  const told = find("[data-forgotten]");
  if (place) place.hidden = true;
  if (told) told.hidden = false;
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}
