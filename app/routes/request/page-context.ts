import { createContext } from "react-router";
import type { About } from "../../server/http/about.ts";

/** What every loader and action is told about its request. */
export type PageContext = About & {
  /** The address of the stylesheet of the back office; none in development, where styles come with the scripts. */
  adminSheet: string | undefined;
};

/** What every loader and action gets by `context.get(page)`: the outside world, and the request read once. */
export const page = createContext<PageContext>();
