import { data } from "react-router";
import { recordId } from "../../../../../server/settings/record-id.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";

/** The record that an address names; `new` names none, and everything else that is not there is a 404. */
export async function openRecord<Row>(
  asked: string | undefined,
  find: (id: number) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const id = recordId(asked ?? "");
  const row = id === undefined ? undefined : await find(id);
  if (!row && asked !== "new") throw data(undefined, { status: 404, headers: privateHeaders });
  return row;
}
