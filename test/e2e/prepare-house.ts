/**
 * Before the stories: the data folder that products of their own begin with, migrated, seeded and with its first owner. There and
 * in the house of the stories bookings are confirmed at once, however many one person makes.
 */
import { mkdirSync } from "node:fs";
import { addMember } from "./member.ts";
import { firstOwner } from "./own-house.ts";
import { startProduct } from "./own-product.ts";
import { confirmAnything } from "../world/confirm-anything.ts";
import { runInStory } from "./story-database.ts";

export default async function prepareHouse(): Promise<void> {
  const dataDir = process.env.STORY_HOUSE;
  if (!dataDir) throw new Error("The stories have no folder for a house");
  mkdirSync(dataDir, { recursive: true });
  const product = await startProduct(dataDir);
  await addMember({ ...firstOwner, role: "owner" }, dataDir);
  await runInStory(confirmAnything, [], dataDir);
  await product.stop();
  await runInStory(confirmAnything);
}
