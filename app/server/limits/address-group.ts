import { isIP } from "node:net";

/**
 * The group of addresses that counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, because one
 * household or phone has a whole /64 of them. An IPv4 address written as IPv6 is itself. Other text stands for
 * itself.
 */
export function addressGroup(written: string): string {
  const address = bare(written.trim());
  const kind = isIP(address);
  if (kind !== 6) return address;
  const groups = eightGroups(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The address without the port that some proxies add, its brackets, and the zone of a network card. */
function bare(address: string): string {
  const inside = /^\[([^\]]*)\]/.exec(address)?.[1];
  const withoutPort = inside ?? address.replace(/^([\d.]+):\d+$/, "$1");
  return withoutPort.replace(/%.*$/, "");
}

function eightGroups(address: string): number[] {
  // The URL parser writes an embedded IPv4 address as two groups, and the longest run of zeros as `::`.
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [front = [], back = []] = short.split("::").map((part) =>
    part
      .split(":")
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  );
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => 0);
  return [...front, ...zeros, ...back];
}
