import { createContext } from "react-router";
import type { About } from "../../server/http/about.ts";

/** The request's data and the dependencies, for every loader and action. */
export type PageContext = About & {
  /** The address of the stylesheet of the back office; none in development, where styles come with the scripts. */
  adminSheet: string | undefined;
};

/** The context of loaders and actions, read by `context.get(page)`: the outside world, and the request read once. */
export const page = createContext<PageContext>();
