/**
 * Repairs pictures that do not load: they try the next address of their `data-else`, or their own once more, and end as their
 * alternative text, followed by that of `data-failed`. Pictures that failed before this file ran are found too. The logo is part
 * of the page itself and cannot fail.
 */
export function mendPictures(): void {
  document.addEventListener("error", ({ target }) => mend(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) mend(image);
}

function mend(image: unknown): void {
  if (!(image instanceof HTMLImageElement)) return;
  const { dataset, src } = image;
  const [next, ...rest] = (dataset.else ?? `${src}?again`).split(" ");
  dataset.else = rest.join(" ");
  if (next) {
    // Only disabled: React removes it together with the page.
    image.parentElement?.querySelector(":scope>source")?.setAttribute("media", "not all");
    image.srcset = "";
    image.src = next;
  } else if (dataset.failed) {
    image.alt += `. ${dataset.failed}`;
    dataset.failed = "";
  }
}
