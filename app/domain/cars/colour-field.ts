import { reads } from "../forms/field.ts";

/** A colour as `#RRGGBB`, in capitals. */
export const colour = reads({ code: "colour" }, (typed) => {
  const code = typed.trim();
  return /^#[0-9a-f]{6}$/i.test(code) ? code.toUpperCase() : undefined;
});
