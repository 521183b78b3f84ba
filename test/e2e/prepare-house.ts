/** Before the stories: the data folder that products of their own begin with, migrated, seeded and with its first owner. */
import { mkdirSync } from "node:fs";
import { addMember } from "./member.ts";
import { firstOwner } from "./own-house.ts";
import { startProduct } from "./own-product.ts";

export default async function prepareHouse(): Promise<void> {
  const dataDir = process.env.STORY_HOUSE;
  if (!dataDir) throw new Error("The stories have no folder for a house");
  mkdirSync(dataDir, { recursive: true });
  const product = await startProduct(dataDir);
  await addMember({ ...firstOwner, role: "owner" }, dataDir);
  await product.stop();
}
