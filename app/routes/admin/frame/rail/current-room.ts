import type { Language } from "../../../../domain/language.ts";
import { type Room, rooms } from "../../../../domain/staff/rooms.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";

/** The room that a path, with or without its query, lies in; of rooms within each other the inner one. */
export function currentRoom(path: string, language: Language): Room | undefined {
  const pathname = path.replace(/[?#].*/, "");
  const around = rooms.filter(({ name }) => {
    const own = adminPath(name, language);
    return pathname === own || pathname.startsWith(`${own}/`);
  });
  const depth = ({ name }: Room) => adminPath(name, language).length;
  return around.toSorted((a, b) => depth(b) - depth(a))[0];
}
