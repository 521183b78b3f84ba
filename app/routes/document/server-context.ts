import { createContext, type ReactNode } from "react";

/** The machine-readable part of a page's head, while the server renders; the browser never gets it (decision 13). */
export const ServerHead = createContext<ReactNode>(undefined);

/** The script nonce while the server renders; browsers hide nonces from scripts and need none here. */
export const NonceContext = createContext("");
