import { createContext } from "react";

/** The script nonce while the server renders; the browser hides nonces from scripts and needs none. */
export const NonceContext = createContext("");
