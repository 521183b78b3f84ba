/** Reads what the build gives to browsers, and fails when it asks for more than the oldest of them know. */
import { builtScripts } from "./checks/built-scripts.ts";
import { newerThan } from "./checks/browser-support.ts";
import { adminFloor, excused, publicFloor } from "./checks/floors.ts";
import { newerCode } from "./checks/newer-code.ts";

const newer = { public: newerThan(publicFloor), admin: newerThan(adminFloor) };
const scripts = builtScripts();
const unused = new Set(Object.keys(excused));
const faults = scripts.flatMap(({ name, code, wing }) =>
  newerCode(code, newer[wing]).flatMap((found) => {
    unused.delete(found.name);
    return found.name in excused ? [] : `${name} (${wing}): ${found.name} in ${found.near.trim()}`;
  }),
);
for (const name of unused)
  faults.push(`scripts/checks/floors.ts excuses ${name}, which nothing uses`);
if (faults.length > 0) {
  console.error(["Newer than the oldest browsers (README.md, Browsers):", ...faults].join("\n"));
  process.exitCode = 1;
} else console.log(`Browsers: ${scripts.length} scripts use nothing newer than the oldest know`);
