import { parse } from "bowser";

/** The browser and the system of a `User-Agent`; empty texts where they are unknown. */
export type Device = { browser: string; system: string; isPhone: boolean };

const longest = 40;

/** Reads the browser and the system of a `User-Agent`. */
export function readDevice(userAgent: string): Device {
  if (userAgent.trim() === "") return { browser: "", system: "", isPhone: false };
  const { browser, os, platform } = parse(userAgent);
  return {
    browser: (browser.name ?? "").slice(0, longest),
    system: (os.name ?? "").slice(0, longest),
    isPhone: platform.type === "mobile" || platform.type === "tablet",
  };
}
