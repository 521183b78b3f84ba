/** What browsers know since which version, out of MDN's compatibility data. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The oldest version of each engine, named as the data names them. */
export type Floor = Readonly<Record<string, number>>;

type Statement = {
  version_added?: string | boolean | null;
  version_removed?: unknown;
  flags?: unknown;
  alternative_name?: string;
  prefix?: string;
};
/** Its members stand beside what is said of itself. */
type Feature = {
  __compat?: { support: Readonly<Record<string, Statement | Statement[]>> };
  [member: string]: unknown;
};

/** Names that are newer than a floor, by how they are reached. */
export type NewerNames = {
  /** `structuredClone`, `Iterator` */
  globals: Set<string>;
  /** `Map.groupBy`, `navigator.locks` */
  members: Set<string>;
  /** `toSorted`, of whatever has it */
  methods: Set<string>;
  /** `map`, of what is an iterator and no list. */
  iteratorHelpers: Set<string>;
  /** True of a name that stands for something of the browser whose members are known: `Math`, `URL`, `navigator`. */
  isOwner: (name: string) => boolean;
  /** Kinds of syntax, by their path in the data. */
  syntax: (path: string) => boolean;
};

const data = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@mdn/browser-compat-data"), "utf8"),
) as { api: Feature; javascript: { builtins: Feature } };

const builtins = data.javascript.builtins;

/** Objects that stand ready under a name of their own, and the interfaces that they are of. */
const readyMade: Readonly<Record<string, string>> = {
  navigator: "Navigator",
  document: "Document",
  crypto: "Crypto",
  performance: "Performance",
  history: "History",
  location: "Location",
  CSS: "CSS",
};

/** Interfaces whose things our scripts have in hand without a name of their own. What others can do is too often called alike. */
const isMet =
  /^(Node|Element|HTML\w*Element|SVGElement|EventTarget|ShadowRoot|DocumentFragment|DOMTokenList|NodeList|URL|URLSearchParams|Headers|Request|Response|Blob|File|FormData|ReadableStream|Storage|Animation|AbortController|AbortSignal)$/;

export function newerThan(floor: Floor): NewerNames {
  const knows = (feature: Feature) => isKnown(feature, floor);
  const globals = new Map<string, boolean>();
  const members = new Map<string, boolean>();
  const methods = new Map<string, boolean>();
  // What several things have is known as soon as one of them has it: nobody sees which one is meant.
  const note = (into: Map<string, boolean>, name: string, feature: Feature) =>
    into.set(name, (into.get(name) ?? false) || knows(feature));
  for (const [owner, feature] of membersOf(builtins)) {
    note(globals, owner, feature);
    for (const [name, member] of membersOf(feature)) {
      if (isStatic(owner, name)) note(members, `${owner}.${name}`, member);
      else note(methods, bare(name), member);
    }
  }
  for (const [owner, feature] of membersOf(data.api)) {
    note(globals, owner, feature);
    for (const [name, member] of membersOf(feature)) {
      if (name.endsWith("_event")) continue;
      if (name.endsWith("_static")) note(members, `${owner}.${bare(name)}`, member);
      else if (isMet.test(owner)) note(methods, name, member);
      if (owner === "Window") note(globals, name, member);
    }
  }
  for (const [object, owner] of Object.entries(readyMade))
    for (const [name, member] of membersOf(memberOf(data.api, owner)))
      note(members, `${object}.${bare(name)}`, member);
  const helpers = membersOf(memberOf(builtins, "Iterator")).filter(([, one]) => !knows(one));
  return {
    iteratorHelpers: new Set(helpers.map(([name]) => name)),
    globals: unknownOf(globals),
    members: unknownOf(members),
    methods: unknownOf(methods),
    isOwner: (name) => name in builtins || name in data.api || name in readyMade,
    syntax: (path) => !knows(path.split(".").reduce(memberOf, data as Feature)),
  };
}

function unknownOf(names: Map<string, boolean>): Set<string> {
  return new Set([...names].flatMap(([name, isThere]) => (isThere ? [] : name)));
}

const bare = (name: string) => name.replace(/_static$/, "");

function membersOf(feature: Feature): [string, Feature][] {
  return Object.keys(feature).flatMap((name) =>
    name === "__compat" ? [] : [[name, memberOf(feature, name)]],
  );
}

function memberOf(feature: Feature, name: string): Feature {
  return (feature[name] ?? {}) as Feature;
}

/** The data does not say which functions of JavaScript stand on the constructor: ours, which has them all, does. */
function isStatic(owner: string, name: string): boolean {
  const value: unknown = Reflect.get(globalThis, owner);
  return (
    name.endsWith("_static") ||
    ((typeof value === "object" || typeof value === "function") && value !== null && name in value)
  );
}

/** True when every engine of the floor has it, without a flag and under this name. A feature without data is an old one. */
function isKnown(feature: Feature, floor: Floor): boolean {
  const support = feature.__compat?.support;
  if (!support) return true;
  return Object.entries(floor).every(([engine, oldest]) => {
    const said = support[engine];
    if (said === undefined) return true;
    return [said].flat().some((one) => isSince(one, oldest));
  });
}

function isSince(statement: Statement, oldest: number): boolean {
  const { version_added: since, version_removed, flags, alternative_name, prefix } = statement;
  if (flags || alternative_name || prefix || version_removed) return false;
  if (since === true || since === "preview") return since === true;
  return typeof since === "string" && Number.parseFloat(since.replace("≤", "")) <= oldest;
}
