const work = /^(\/ba)?\/(extras|review|modify-reservation|handover|key-box|admin)(\/|$)/;

/** True on pages where visitors act from the start, so that prices and fields react without waiting for the first touch. */
export function isAtWork(pathname: string): boolean {
  return work.test(pathname);
}
