const work = /^(\/ba)?\/(extras|review|modify-reservation|admin)(\/|$)/;

/** Pages that somebody comes to with the hands already on them: their prices and fields follow from the start. */
export function isAtWork(pathname: string): boolean {
  return work.test(pathname);
}
