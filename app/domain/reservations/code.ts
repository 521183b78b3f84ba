/** The reservation code: ten characters of Crockford base32, kept bare and shown as EP-XXXXX-XXXXX. */

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 10;
const bitsPerCharacter = 5;
const bytesNeeded = 7;

/** The bare code of the first 50 bits of random bytes. Throws when there are fewer than 7 bytes. */
export function codeFromBytes(bytes: Uint8Array): string {
  if (bytes.length < bytesNeeded) throw new RangeError(`a code needs ${bytesNeeded} random bytes`);
  let code = "";
  let pending = 0;
  let bits = 0;
  for (const byte of bytes.subarray(0, bytesNeeded)) {
    pending = (pending << 8) | byte;
    bits += 8;
    while (bits >= bitsPerCharacter && code.length < codeLength) {
      bits -= bitsPerCharacter;
      code += alphabet.charAt((pending >> bits) & 31);
      pending &= (1 << bits) - 1;
    }
  }
  return code;
}

/** A bare code as people read it. */
export function formatCode(code: string): string {
  return `EP-${code.slice(0, 5)}-${code.slice(5)}`;
}

/**
 * The bare code that a person typed: with or without EP and dashes, in any case, O for 0, I and L for 1.
 * `undefined` when it is no code.
 */
export function parseCode(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const typed = text.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
  // A bare code may itself begin with EP: only the length tells the prefix.
  const bare = typed.length === codeLength + 2 && typed.startsWith("EP") ? typed.slice(2) : typed;
  const code = bare.replaceAll("O", "0").replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(code) ? code : undefined;
}
