/** Finds what a script uses that is newer than a floor: syntax, and functions of the browser. */
import { parseSync } from "oxc-parser";
import type { NewerNames } from "./browser-support.ts";

type Node = { type: string; start: number; [key: string]: unknown };

/** What is used, `Map.groupBy`, and the text around it. */
export type Finding = { name: string; near: string };

export function newerCode(code: string, newer: NewerNames): Finding[] {
  const { program, errors } = parseSync("script.js", code);
  if (errors.length > 0) throw new Error(`A script cannot be read: ${errors[0]?.message}`);
  const nodes = nodesOf(program as unknown as Node);
  const own = ownNames(nodes);
  const asked = askedFor(nodes, own);
  return nodes.flatMap((node) => {
    const name = newSyntax(node, newer) ?? newName(node, newer, own);
    if (!name || asked.has(name)) return [];
    return { name, near: code.slice(Math.max(0, node.start - 60), node.start + 100) };
  });
}

type Seen = Node & { parent?: Node; at?: string };

function nodesOf(root: Node): Seen[] {
  const found: Seen[] = [];
  const visit = (node: Node, parent?: Node, at?: string) => {
    found.push(Object.assign(node, { parent, at }));
    for (const [key, value] of Object.entries(node)) {
      if (key === "parent") continue;
      for (const child of [value].flat()) if (isNode(child)) visit(child, node, key);
    }
  };
  visit(root);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Names that the script gives to something of its own. */
function ownNames(nodes: readonly Seen[]): Set<string> {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === "Identifier") names.add(String(pattern.name));
    for (const key of ["left", "argument", "value"]) bind(pattern[key]);
    for (const key of ["elements", "properties"])
      for (const part of [pattern[key]].flat()) bind(part);
  };
  for (const node of nodes) {
    if (/Function|^Class/.test(node.type)) {
      bind(node.id);
      for (const param of [node.params].flat()) bind(param);
    }
    if (node.type === "VariableDeclarator") bind(node.id);
    if (node.type === "CatchClause") bind(node.param);
    if (/^Import.*Specifier$/.test(node.type)) bind(node.local);
  }
  return names;
}

/** `Map.groupBy` of a member, `structuredClone` of a name; of another object's member `.toSorted`. */
function pathOf(node: Seen, own: ReadonlySet<string>): string | undefined {
  if (node.type === "Identifier" && !own.has(String(node.name))) return String(node.name);
  if (node.type !== "MemberExpression" || !isNode(node.property)) return undefined;
  const isNamed = !node.computed || node.property.type === "Literal";
  const name = String(node.computed ? node.property.value : node.property.name);
  if (!isNamed) return undefined;
  const object = node.object as Node;
  const owner = object.type === "Identifier" && !own.has(String(object.name)) ? object.name : "";
  if (/^(window|self|globalThis)$/.test(String(owner))) return name;
  return `${owner}.${name}`;
}

function newName(
  node: Seen,
  { globals, members, methods, iteratorHelpers, isOwner }: NewerNames,
  own: ReadonlySet<string>,
): string | undefined {
  const path = pathOf(node, own);
  if (path === undefined) return undefined;
  if (members.has(path)) return path;
  if (node.type === "Identifier") {
    const isKey = /^(property|key)$/.test(node.at ?? "") && !node.parent?.computed;
    const isLabel = /Label|Break|Continue|Export|Import|MetaProperty/.test(node.parent?.type ?? "");
    return globals.has(path) && !isKey && !isLabel ? path : undefined;
  }
  if (!path.includes(".")) return globals.has(path) ? path : undefined;
  const [owner = "", method = ""] = path.split(".");
  if (node.parent?.type !== "CallExpression" || node.at !== "callee") return undefined;
  if (isOwner(owner)) return undefined;
  if (methods.has(method)) return `.${method}`;
  return iteratorHelpers.has(method) && isIterator(node.object as Node)
    ? `Iterator.prototype.${method}`
    : undefined;
}

/** `map.values()`, `text.matchAll(…)`: what these answer is no list, and `Object.entries(…)` is one. */
function isIterator({ type, callee }: Node): boolean {
  if (type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression")
    return false;
  const [object, { name }] = [callee.object as Node, callee.property as Node];
  return object.name !== "Object" && /^(values|keys|entries|matchAll)$/.test(String(name));
}

/** Names of which the script asks whether they are there, before it uses them. */
function askedFor(nodes: readonly Seen[], own: ReadonlySet<string>): Set<string> {
  const asked = new Set<string>();
  const note = (node: unknown) => {
    if (!isNode(node)) return;
    const path = pathOf(node, own);
    if (path === undefined) return;
    asked.add(path).add(`.${path.slice(path.indexOf(".") + 1)}`);
  };
  for (const node of nodes) {
    if (node.type === "UnaryExpression" && /typeof|!/.test(String(node.operator)))
      note(node.argument);
    if (/^(If|Conditional)/.test(node.type)) note(node.test);
    if (node.type === "LogicalExpression") note(node.left);
    if (node.type === "CallExpression" && node.optional) note(node.callee);
    if (node.type === "BinaryExpression" && node.operator === "in" && isNode(node.left))
      asked.add(String(node.left.value)).add(`.${String(node.left.value)}`);
  }
  return asked;
}

const syntax: readonly { path: string; is: (node: Seen) => boolean }[] = [
  {
    path: "javascript.classes.static.initialization_blocks",
    is: ({ type }) => type === "StaticBlock",
  },
  {
    path: "javascript.statements.using",
    is: ({ type, kind }) => type === "VariableDeclaration" && /using/.test(String(kind)),
  },
  {
    path: "javascript.statements.import.import_attributes",
    is: ({ type }) => type === "ImportAttribute",
  },
  {
    path: "javascript.regular_expressions.lookbehind_assertion",
    is: (node) => /\(\?<[=!]/.test(patternOf(node)),
  },
  {
    path: "javascript.regular_expressions.modifier",
    is: (node) => /\(\?[ims]*-?[ims]+:/.test(patternOf(node)),
  },
  { path: "javascript.builtins.RegExp.unicodeSets", is: (node) => /v/.test(flagsOf(node)) },
  { path: "javascript.builtins.RegExp.hasIndices", is: (node) => /d/.test(flagsOf(node)) },
];

function newSyntax(node: Seen, newer: NewerNames): string | undefined {
  return syntax.find(({ is, path }) => is(node) && newer.syntax(path))?.path;
}

/** A regular expression as it stands, or the text that one is made of. */
const patternOf = (node: Seen): string => regexOf(node)?.pattern ?? madeOf(node)[0] ?? "";
const flagsOf = (node: Seen): string => regexOf(node)?.flags ?? madeOf(node)[1] ?? "";

const regexOf = ({ regex }: Seen) => regex as { pattern: string; flags: string } | undefined;

function madeOf({ type, callee, arguments: given }: Seen): string[] {
  const isMade = /^(New|Call)Expression$/.test(type) && isNode(callee) && callee.name === "RegExp";
  return isMade ? [given].flat().map((part) => (isNode(part) ? String(part.value ?? "") : "")) : [];
}
