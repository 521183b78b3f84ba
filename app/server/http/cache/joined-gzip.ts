import { constants, crc32, deflateRawSync } from "node:zlib";

/** A piece of text that is compressed once and joined with other pieces many times. */
export type ZippedPiece = { bytes: Buffer; deflated: Buffer };

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block: what came before it ended on a whole byte, with no block marked as the last. */
const end = Buffer.from([0x03, 0x00]);
const maxStored = 65_535;

/** Compresses a piece so that it ends on a whole byte and refers to nothing before it (RFC 1951, flush). */
export function zipPiece(text: string): ZippedPiece {
  const bytes = Buffer.from(text);
  const deflated = deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes, deflated };
}

/**
 * Returns one gzip file (RFC 1952) of the pieces, with `between` (at most 64 KB, not compressed) after each but the
 * last.
 */
export function joinZipped(pieces: readonly ZippedPiece[], between: string): Buffer<ArrayBuffer> {
  const inner = Buffer.from(between);
  const stored = storedBlock(inner);
  const out: Uint8Array[] = [head];
  let sum = 0;
  let size = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      out.push(stored);
      sum = crc32(inner, sum);
      size += inner.length;
    }
    out.push(piece.deflated);
    sum = crc32(piece.bytes, sum);
    size += piece.bytes.length;
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([...out, end, tail]);
}

/** An uncompressed block: its kind, its length, the complement of the length, its bytes. */
function storedBlock(bytes: Buffer): Buffer {
  if (bytes.length > maxStored) throw new Error("A stored block holds at most 65,535 bytes.");
  const start = Buffer.alloc(5);
  start.writeUInt16LE(bytes.length, 1);
  start.writeUInt16LE(bytes.length ^ maxStored, 3);
  return Buffer.concat([start, bytes]);
}
