import { parse } from "bowser";
import { isbot } from "isbot";
import { deviceTypes, type DeviceType } from "../../domain/visits/device-type.ts";

export type Visitor = {
  isPerson: boolean;
  /** The family, never the version. */
  browser: string;
  device: DeviceType | undefined;
};

const maxLetters = 400;
const maxRemembered = 1000;
const remembered = new Map<string, Visitor>();
const nobody: Visitor = { isPerson: false, browser: "", device: undefined };

/** The browser families that are counted; all others are `Other`. */
const browsers = new Set([
  "Chrome",
  "Safari",
  "Firefox",
  "Microsoft Edge",
  "Opera",
  "Samsung Internet for Android",
  "Android Browser",
  "Chromium",
  "Brave",
  "Vivaldi",
  "DuckDuckGo",
  "UC Browser",
  "Yandex Browser",
  "Internet Explorer",
]);

/** Returns the visitor behind a `User-Agent`. Bots, and unknown programs, are no persons. */
export function readVisitor(userAgent: string | undefined): Visitor {
  const written = userAgent?.trim().slice(0, maxLetters);
  if (!written) return nobody;
  const known = remembered.get(written);
  if (known) return known;
  const visitor = isbot(written) ? nobody : visitorOf(written);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(written, visitor);
  return visitor;
}

function visitorOf(userAgent: string): Visitor {
  const { browser, platform } = parse(userAgent);
  const name = browser.name ?? "";
  return {
    isPerson: true,
    browser: browsers.has(name) ? name : "Other",
    device: deviceTypes.find((type) => type === platform.type),
  };
}
