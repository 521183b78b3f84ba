import { createHash } from "node:crypto";
import type { Random } from "../../app/server/deps.ts";

/** Randomness that is the same in every run of one seed: the hashes of seed and counter, one after the other. */
export function seededRandom(seed: string | number): Random {
  let counter = 0;
  const bytes = (count: number): Uint8Array => {
    const blocks: Buffer[] = [];
    for (let made = 0; made < count; made += 32)
      blocks.push(createHash("sha256").update(`${seed}:${counter++}`).digest());
    return new Uint8Array(Buffer.concat(blocks).subarray(0, count));
  };
  const uuid = () => {
    const raw = Buffer.from(bytes(16));
    raw.writeUInt8((raw.readUInt8(6) & 0x0f) | 0x40, 6);
    raw.writeUInt8((raw.readUInt8(8) & 0x3f) | 0x80, 8);
    return raw.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  };
  return { bytes, uuid };
}
