/** Writes small files in MaxMind's format (MaxMind DB 2.0), so that tests need nobody's data. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Value = string | number | readonly string[] | { readonly [name: string]: Value };
type Tree = { branches: [Branch, Branch] };
type Branch = Tree | { record: Value } | undefined;

const recordBits = 24;
const marker = Buffer.from("abcdef4d61784d696e642e636f6d", "hex");
const separator = Buffer.alloc(16);

/** A file that knows these networks (`203.0.113.0/24`, `2001:db8::/32` with all groups written); returns its path. */
export function geoFile(networks: Readonly<Record<string, Value>>, kind = "GeoLite2-City"): string {
  const root: Tree = { branches: [undefined, undefined] };
  for (const [network, record] of Object.entries(networks)) plant(root, bitsOf(network), record);
  const nodes = nodesOf(root);
  const numbers = new Map(nodes.map((node, number) => [node, number]));
  const tree = Buffer.alloc(nodes.length * ((recordBits / 8) * 2));
  const data: Buffer[] = [];
  nodes.forEach(({ branches }, number) =>
    branches.forEach((branch, side) => {
      tree.writeUIntBE(pointer(branch), number * 6 + side * 3, 3);
    }),
  );
  function pointer(branch: Branch): number {
    if (!branch) return nodes.length;
    if ("branches" in branch) return numbers.get(branch) ?? 0;
    const offset = data.reduce((sum, { length }) => sum + length, 0);
    data.push(written(branch.record));
    return nodes.length + separator.length + offset;
  }
  const about = written({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_795_000_000,
    database_type: kind,
    description: { en: "A file of the tests" },
    ip_version: 6,
    languages: ["en"],
    node_count: nodes.length,
    record_size: recordBits,
  });
  const path = join(mkdtempSync(join(tmpdir(), "geo-")), "places.mmdb");
  writeFileSync(path, Buffer.concat([tree, separator, ...data, marker, about]));
  return path;
}

function plant(root: Tree, bits: readonly (0 | 1)[], record: Value): void {
  let tree = root;
  for (const bit of bits.slice(0, -1)) {
    const next = tree.branches[bit];
    if (next && "branches" in next) tree = next;
    else {
      const fresh: Tree = { branches: [undefined, undefined] };
      tree.branches[bit] = fresh;
      tree = fresh;
    }
  }
  tree.branches[bits.at(-1) ?? 0] = { record };
}

/** IPv4 stands at the end of the IPv6 numbers that begin with zeros. */
function bitsOf(network: string): (0 | 1)[] {
  const [address = "", length = "0"] = network.split("/");
  const isOld = address.includes(".");
  const parts = address.split(isOld ? "." : ":");
  const text = parts
    .map((part) => Number.parseInt(part || "0", isOld ? 10 : 16).toString(2))
    .map((part) => part.padStart(isOld ? 8 : 16, "0"))
    .join("");
  const own = text.slice(0, Number(length));
  return [...(isOld ? "0".repeat(96) + own : own)].map((bit) => (bit === "1" ? 1 : 0));
}

function nodesOf(tree: Tree): Tree[] {
  const below = tree.branches.flatMap((branch) =>
    branch && "branches" in branch ? nodesOf(branch) : [],
  );
  return [tree, ...below];
}

function written(value: Value): Buffer {
  if (typeof value === "string") {
    return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (typeof value === "number") {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(6, 4), bytes]);
  }
  if (Array.isArray(value)) {
    return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(written)]);
  }
  const entries = Object.entries(value);
  const parts = entries.flatMap(([name, part]) => [written(name), written(part)]);
  return Buffer.concat([control(7, entries.length), ...parts]);
}

function control(type: number, size: number): Buffer {
  return size < 29 ? Buffer.from([(type << 5) | size]) : Buffer.from([(type << 5) | 29, size - 29]);
}
