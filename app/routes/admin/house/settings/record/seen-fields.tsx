import type { Fields } from "../../../../../domain/settings/merge-fields.ts";

/** The record as the form was filled from it: what differs when it is sent is what the member changed. */
export function SeenFields({ fields }: { fields: Fields }) {
  return <input type="hidden" name="seen" value={JSON.stringify(fields)} />;
}
