/**
 * Before the product of the stories starts: the data folder that it begins with, and products of their own too, migrated, seeded and with
 * its first owner. Bookings are confirmed at once there, however many one person makes.
 */
import { mkdirSync } from "node:fs";
import { confirmAnything } from "../world/confirm-anything.ts";
import { addMember } from "./member.ts";
import { firstOwner } from "./own-house.ts";
import { copyHouse, startProduct } from "./own-product.ts";
import { runInStory } from "./story-database.ts";

const { STORY_HOUSE: house, STORY_DATA: site } = process.env;
if (!house || !site) throw new Error("The stories have no folder for a house");

mkdirSync(house, { recursive: true });
const product = await startProduct(house);
await addMember({ ...firstOwner, role: "owner" }, house);
await runInStory(confirmAnything, [], house);
await product.stop();
copyHouse(house, site);
