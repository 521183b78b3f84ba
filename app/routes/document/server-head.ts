import { createContext, type ReactNode } from "react";

/** What only machines read of a page's head, while the server renders; the browser is never given it (decision 13). */
export const ServerHead = createContext<ReactNode>(undefined);
