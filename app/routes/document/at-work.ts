const work = /^(\/ba)?\/(extras|review|modify-reservation|handover|key-box|street-map|admin)(\/|$)/;

/**
 * True on pages where visitors act from the start, so that prices and fields react without waiting for the first touch; the tap that
 * asks for the street map is on the page around it.
 */
export function isAtWork(pathname: string): boolean {
  return work.test(pathname);
}
