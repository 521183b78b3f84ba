import { createContext, type ReactNode } from "react";

/** What only machines read of a page's head, while the server renders; the browser is never given it (decision 13). */
export const ServerHead = createContext<ReactNode>(undefined);

/** The script nonce while the server renders; the browser hides nonces from scripts and needs none. */
export const NonceContext = createContext("");
