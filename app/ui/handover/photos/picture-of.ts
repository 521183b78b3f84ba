/** A small picture of a photo as a `data:` address: pages may not show what lies in a blob. */

const maxWidth = 320;

/** The address of a small picture; undefined when this browser cannot draw one away from the page. */
export async function pictureOf(photo: Blob): Promise<string | undefined> {
  if (typeof OffscreenCanvas === "undefined") return pictureByPage(photo);
  const bitmap = await createImageBitmap(photo);
  const [width, height] = sizeOf(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const small = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.6 });
  const bytes = new Uint8Array(await small.arrayBuffer());
  return `data:image/jpeg;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

async function pictureByPage(photo: Blob): Promise<string | undefined> {
  if (typeof document === "undefined") return undefined;
  const bitmap = await createImageBitmap(photo);
  const [width, height] = sizeOf(bitmap);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.toDataURL("image/jpeg", 0.6);
}

function sizeOf({ width, height }: ImageBitmap): [width: number, height: number] {
  const shrink = Math.min(1, maxWidth / width);
  return [Math.round(width * shrink), Math.max(1, Math.round(height * shrink))];
}
