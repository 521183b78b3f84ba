/** Letters that wait until the agency can be reached: what stands in for its phone and address is never sent to anybody. */
import { hasPlaceholders } from "../../../domain/settings/placeholders.ts";
import type { MailHouse } from "../desk/mail-house.ts";

/**
 * True when whatever goes this way has to wait: it leaves the house, and the agency's contacts still stand in for real ones.
 * The letters keep their rows as they are, so nothing counts as a try, and they go once the settings are changed.
 */
export async function isHeldBack(
  { readWorld }: Pick<MailHouse, "readWorld">,
  way: { leavesHouse: boolean },
): Promise<boolean> {
  if (!way.leavesHouse) return false;
  const { catalogue } = await readWorld();
  return hasPlaceholders(catalogue.facts);
}
