/** The pages that open without a connection with what this phone knows: the board, and each handover as its code and direction. */
const keptPath = /\/reservation-management(?:\/([^/]+)\/(out|in))?$/;

/** The code and the direction of a kept page, none of the board; undefined for every other path. */
export function readKeptPath(path: string): { code?: string; direction?: string } | undefined {
  const found = keptPath.exec(path);
  return found ? { code: found[1], direction: found[2] } : undefined;
}
