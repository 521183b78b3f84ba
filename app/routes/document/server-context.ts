import { createContext, type ReactNode } from "react";

/** The machine-readable part of a page's head, while the server renders; the browser never gets it (decision 13). */
export const ServerHead = createContext<ReactNode>(undefined);

/**
 * The script nonce while the server renders; browsers need none here. In development React compares it with the page's own, so that it
 * would complain on every page.
 */
export const NonceContext = createContext(
  import.meta.env.DEV && typeof document !== "undefined"
    ? document.querySelector("script")?.nonce
    : undefined,
);
