/**
 * The facts about an expression that a statement returns: its type, whether it may be null, which texts it can be.
 */
import type { Catalog, Column } from "./catalog.ts";
import { keysOf, neededBy, presentIn } from "./conditions.ts";
import { collected, grouped, isSure, isUnsure } from "./known-functions.ts";
import { isNode, nodeIn, nodesIn, numberIn, setIn, textIn, type TreeNode } from "./node-tree.ts";

export type Fact = {
  /** PostgreSQL's number of the type. */
  type: number;
  nullable: boolean;
  /** The only texts that it can be; undefined when any is possible. */
  texts?: ReadonlySet<string>;
  /** What is inside of a JSON value; undefined when that is not known. */
  json?: Json;
  /** The column that it is read from. */
  column?: Column;
};

export type Json =
  | { fields: ReadonlyMap<string, Fact> }
  | { each: Fact | undefined }
  /** A list of so many different things. */
  | { row: readonly Fact[] }
  /** An object whose names are data. */
  | { values: Fact }
  /** What a column holds. */
  | { column: Column }
  | { anyOf: readonly Json[] };
export type Answered = Fact & { name: string };

type Scope = {
  query: TreeNode;
  outer: Scope | undefined;
  /** What conditions keep from being null, as the texts of `keysOf`. */
  present: ReadonlySet<string>;
  catalog: Catalog;
};

const types = { boolean: 16, json: 114, jsonb: 3802, record: 2249 };
const textTypes = new Set([25, 705, 1042, 1043, 19, 18]);
const relation = {
  table: 0,
  subquery: 1,
  join: 2,
  function: 3,
  values: 5,
  common: 6,
  group: 9,
} as const;

/** The columns that a statement answers with. */
export function columnsOf(query: TreeNode, catalog: Catalog): Answered[] {
  return answered(query, undefined, catalog);
}

/** What queries answer with where they stand, since every column that is read from one asks for all of it. */
const known = new WeakMap<TreeNode, Map<Scope | undefined, Answered[]>>();

function answered(query: TreeNode, outer: Scope | undefined, catalog: Catalog): Answered[] {
  const told = known.get(query) ?? new Map<Scope | undefined, Answered[]>();
  known.set(query, told);
  const answer = told.get(outer) ?? readAnswer(query, outer, catalog);
  told.set(outer, answer);
  return answer;
}

function readAnswer(query: TreeNode, outer: Scope | undefined, catalog: Catalog): Answered[] {
  const scope: Scope = { query, outer, present: presentIn(query, catalog), catalog };
  const isSelect = textIn(query, "commandType") === "1";
  const list = nodesIn(query, isSelect ? "targetList" : "returningList").filter(
    (entry) => textIn(entry, "resjunk") !== "true",
  );
  const united = nodeIn(query, "setOperations");
  return list.map((entry, index) => ({
    name: textIn(entry, "resname"),
    ...(united ? unitedFact(united, index, scope) : factOf(nodeIn(entry, "expr"), scope)),
  }));
}

/** A column of a union: what any of its parts can be. */
function unitedFact(node: TreeNode, index: number, scope: Scope): Fact {
  if (node.kind === "RANGETBLREF") {
    const entry = nodesIn(scope.query, "rtable")[numberIn(node, "rtindex") - 1];
    const part = entry && nodeIn(entry, "subquery");
    const fact = part && answered(part, scope, scope.catalog)[index];
    if (!fact) throw new Error("a part of a union lacks a column");
    return fact;
  }
  const [left, right] = [nodeIn(node, "larg"), nodeIn(node, "rarg")];
  if (!left || !right) throw new Error(`a union of ${node.kind}`);
  // A part that reads the union itself, as a recursive one does, adds nothing that the others have not.
  const parts = [left, right].map((part) => unitedFact(part, index, scope));
  return anyOf(parts.filter((part) => part.type !== 0));
}

/** What any of some expressions can be; a bare null adds nothing but that. */
function anyOf(facts: readonly Fact[]): Fact {
  const there = facts.filter(({ texts }) => texts?.size !== 0);
  const [first = { type: 0, nullable: true }, ...others] = there;
  const nullable = facts.some((fact) => fact.nullable);
  if (others.length === 0) return { ...first, nullable };
  const texts = there.map((fact) => fact.texts).filter((one) => one !== undefined);
  const json = there.map((fact) => fact.json).filter((one) => one !== undefined);
  // Parts that are read from one column hold what that column holds.
  const isOneColumn = there.every(({ column }) => column === first.column);
  return {
    type: first.type,
    nullable,
    ...(isOneColumn && first.column && { column: first.column }),
    ...(texts.length === there.length && { texts: new Set(texts.flatMap((one) => [...one])) }),
    ...(json.length === there.length && { json: { anyOf: json } }),
  };
}

function factOf(node: TreeNode | undefined, scope: Scope): Fact {
  if (!node) return { type: 0, nullable: true };
  const inner = (name: string) => factOf(nodeIn(node, name), scope);
  const each = (name: string) => nodesIn(node, name).map((one) => factOf(one, scope));
  switch (node.kind) {
    case "VAR":
      return variableFact(node, scope);
    case "CONST":
      return constantFact(node);
    case "FUNCEXPR":
      return functionFact(node, numberIn(node, "funcresulttype"), textIn(node, "funcid"), scope);
    case "OPEXPR":
      return functionFact(node, numberIn(node, "opresulttype"), textIn(node, "opfuncid"), scope);
    case "NULLIFEXPR":
      return { type: numberIn(node, "opresulttype"), nullable: true };
    case "DISTINCTEXPR":
    case "NULLTEST":
    case "BOOLEANTEST":
      return { type: types.boolean, nullable: false };
    case "BOOLEXPR":
    case "SCALARARRAYOPEXPR":
      return { type: types.boolean, nullable: each("args").some(({ nullable }) => nullable) };
    case "COALESCEEXPR":
    case "MINMAXEXPR": {
      const parts = each("args");
      const type = numberIn(node, node.kind === "COALESCEEXPR" ? "coalescetype" : "minmaxtype");
      return { ...anyOf(parts), type, nullable: parts.every(({ nullable }) => nullable) };
    }
    case "CASEEXPR": {
      const parts = nodesIn(node, "args").map((one) =>
        factOf(nodeIn(one, "result"), holding(nodeIn(one, "expr"), scope)),
      );
      const last = nodeIn(node, "defresult");
      const all = last ? [...parts, factOf(last, scope)] : parts;
      const typed = all.filter(({ type }) => type !== 0);
      const { nullable, ...fact } = anyOf(typed);
      return { ...fact, type: numberIn(node, "casetype"), nullable: nullable || !last };
    }
    case "AGGREF":
      return aggregateFact(node, scope);
    case "WINDOWFUNC":
      return functionFact(node, numberIn(node, "wintype"), textIn(node, "winfnoid"), scope);
    case "SUBLINK":
      return sublinkFact(node, scope);
    case "RELABELTYPE":
    case "COERCEVIAIO":
    case "COERCETODOMAIN":
    case "CONVERTROWTYPEEXPR":
    case "ARRAYCOERCEEXPR": {
      const { column: _column, json: _json, ...fact } = inner("arg");
      return { ...fact, type: numberIn(node, "resulttype") };
    }
    case "COLLATEEXPR":
    case "NAMEDARGEXPR":
      return inner("arg");
    case "ARRAYEXPR":
      return { type: numberIn(node, "array_typeid"), nullable: false };
    case "ROWEXPR":
      return { type: numberIn(node, "row_typeid"), nullable: false };
    case "SQLVALUEFUNCTION":
      return { type: numberIn(node, "type"), nullable: false };
    case "PARAM":
      return { type: numberIn(node, "paramtype"), nullable: true };
    case "SUBSCRIPTINGREF":
      return { type: numberIn(node, "refrestype"), nullable: true };
    case "FIELDSELECT":
      return { type: numberIn(node, "resulttype"), nullable: true };
    default:
      throw new Error(`nothing is known of ${node.kind}`);
  }
}

/** The same place, where a condition holds. */
function holding(condition: TreeNode | undefined, scope: Scope): Scope {
  const names = condition ? neededBy(condition, scope.catalog) : [];
  return { ...scope, present: new Set([...scope.present, ...names.flatMap(keysOf)]) };
}

function constantFact(node: TreeNode): Fact {
  const type = numberIn(node, "consttype");
  if (textIn(node, "constisnull") === "true") return { type, nullable: true, texts: new Set() };
  const fact = { type, nullable: false };
  if (textTypes.has(type)) return { ...fact, texts: new Set([textOf(node)]) };
  if (type === types.json || type === types.jsonb) {
    const isList = type === types.json ? textOf(node) === "[]" : bytesOf(node)[7] === 0x40;
    return isList ? { ...fact, json: { each: undefined } } : fact;
  }
  return fact;
}

function bytesOf(node: TreeNode): number[] {
  return (node.fields.get("constvalue") ?? [])
    .slice(2, -1)
    .map((byte) => (Number(byte) + 256) % 256);
}

function textOf(node: TreeNode): string {
  const bytes = bytesOf(node);
  const text = Buffer.from(numberIn(node, "constlen") === -1 ? bytes.slice(4) : bytes);
  return text.toString("utf8").replace(/\0+$/, "");
}

function functionFact(node: TreeNode, type: number, id: string, scope: Scope): Fact {
  const name = scope.catalog.functions.get(id)?.name ?? "";
  const written = nodesIn(node, "args");
  const given = written.map((one) => factOf(one, scope));
  const isOpen = /^(lower|upper)$/.test(name) && isOpenRange(given[0], scope.catalog);
  const nullable =
    !isSure(name, written) && (isUnsure(name) || isOpen || given.some((one) => one.nullable));
  const json = jsonOf(name, given, written);
  return { type, nullable, ...(json && { json }) };
}

/** An end that a range may lack is null. */
function isOpenRange(fact: Fact | undefined, { ranges }: Catalog): boolean {
  return fact !== undefined && ranges.has(fact.type) && !fact.column?.bounded;
}

function nameIn(key: TreeNode | undefined): string {
  return key ? textOf(key) : "";
}

/** What is inside of the JSON that a function makes. */
function jsonOf(
  name: string,
  given: readonly Fact[],
  written: readonly TreeNode[],
): Json | undefined {
  if (/^jsonb?_build_object$/.test(name)) {
    const values = given.filter((_, index) => index % 2 === 1);
    const keys = written.filter((_, index) => index % 2 === 0);
    if (keys.some(({ kind }) => kind !== "CONST")) return { values: anyOf(values) };
    return { fields: new Map(values.map((value, index) => [nameIn(keys[index]), value])) };
  }
  if (/^jsonb?_build_array$/.test(name)) return { row: given };
  if (/^(to_jsonb?|row_to_json)$/.test(name)) return given[0]?.json;
  return undefined;
}

function aggregateFact(node: TreeNode, scope: Scope): Fact {
  const type = numberIn(node, "aggtype");
  const name = scope.catalog.functions.get(textIn(node, "aggfnoid"))?.name ?? "";
  if (name === "count") return { type, nullable: false };
  const given = nodesIn(node, "args").map((entry) => factOf(nodeIn(entry, "expr"), scope));
  const home = up(scope, numberIn(node, "agglevelsup"));
  const hasRows =
    nodesIn(home.query, "groupClause").length > 0 &&
    nodesIn(home.query, "groupingSets").length === 0 &&
    !nodeIn(node, "aggfilter");
  const nullable = !(
    hasRows &&
    (collected.has(name) || (grouped.has(name) && given.every((one) => !one.nullable)))
  );
  if (/^jsonb?_agg$/.test(name)) return { type, nullable, json: { each: given[0] } };
  if (/^jsonb?_object_agg$/.test(name) && given[1])
    return { type, nullable, json: { values: given[1] } };
  const texts = /^(min|max)$/.test(name) ? given[0]?.texts : undefined;
  return { type, nullable, ...(texts && { texts }) };
}

const link = { exists: "0", all: "1", any: "2", value: "4", list: "6" };

function sublinkFact(node: TreeNode, scope: Scope): Fact {
  const kind = textIn(node, "subLinkType");
  if (kind === link.exists) return { type: types.boolean, nullable: false };
  const query = nodeIn(node, "subselect");
  if (!query) throw new Error("a subquery is missing");
  const answers = answered(query, scope, scope.catalog);
  const [first] = answers;
  if (kind === link.any || kind === link.all) {
    const test = factOf(nodeIn(node, "testexpr"), scope);
    return {
      type: types.boolean,
      nullable: test.nullable || answers.some(({ nullable }) => nullable),
    };
  }
  if (!first) throw new Error("a subquery answers with nothing");
  if (kind === link.list)
    return { type: scope.catalog.lists.get(first.type) ?? 0, nullable: false };
  const { name: _name, column: _column, ...fact } = first;
  return { ...fact, nullable: fact.nullable || !hasOneRow(query) };
}

/** One row and no less: a sum over everything, or values without a table. */
function hasOneRow(query: TreeNode): boolean {
  const jointree = nodeIn(query, "jointree");
  const noTable =
    jointree && nodesIn(jointree, "fromlist").length === 0 && !nodeIn(jointree, "quals");
  const isSum = textIn(query, "hasAggs") === "true" && nodesIn(query, "groupClause").length === 0;
  const isCut =
    nodeIn(query, "havingQual") ?? nodeIn(query, "limitOffset") ?? nodeIn(query, "limitCount");
  return (noTable === true || isSum) && !isCut && !nodeIn(query, "setOperations");
}

function up(scope: Scope, levels: number): Scope {
  let home = scope;
  for (let level = 0; level < levels; level += 1) {
    if (!home.outer) throw new Error("a name of a query that is not there");
    home = home.outer;
  }
  return home;
}

function variableFact(node: TreeNode, scope: Scope): Fact {
  const home = up(scope, numberIn(node, "varlevelsup"));
  const entry = nodesIn(home.query, "rtable")[numberIn(node, "varno") - 1];
  if (!entry) throw new Error("a name of a table that is not there");
  const fact = entryFact(entry, numberIn(node, "varattno"), numberIn(node, "vartype"), home);
  const [name = "", row = ""] = keysOf(node);
  const isAbsent = setIn(node, "varnullingrels") !== "" && !home.present.has(row);
  return { ...fact, nullable: !home.present.has(name) && (isAbsent || fact.nullable) };
}

/** A column of something that is read: a table, a subquery, a function … */
function entryFact(entry: TreeNode, number: number, type: number, scope: Scope): Fact {
  const { catalog } = scope;
  const unknown: Fact = { type, nullable: true };
  switch (numberIn(entry, "rtekind")) {
    case relation.table: {
      const id = textIn(entry, "relid");
      if (number === 0) {
        const fields = new Map(
          (catalog.columnsOf.get(id) ?? []).map((one) => [one.name, ofColumn(one)]),
        );
        return { type, nullable: false, json: { fields } };
      }
      const column = catalog.columns.get(`${id}.${number}`);
      return column ? ofColumn(column) : unknown;
    }
    case relation.subquery: {
      const query = nodeIn(entry, "subquery");
      return pick(query ? answered(query, scope, catalog) : [], number, unknown);
    }
    case relation.join:
      return factOf(nodesIn(entry, "joinaliasvars")[number - 1], scope);
    case relation.group:
      return factOf(nodesIn(entry, "groupexprs")[number - 1], scope);
    case relation.values: {
      const rows = listsIn(entry, "values_lists").map((row) => factOf(row[number - 1], scope));
      return rows.length > 0 ? { ...anyOf(rows), type } : unknown;
    }
    case relation.common:
      return commonFact(entry, number, unknown, scope);
    case relation.function:
      return tableFunctionFact(entry, number, unknown, scope);
    default:
      return unknown;
  }
}

function ofColumn(column: Column): Fact {
  const { type, nullable, values } = column;
  const isJson = type === types.json || type === types.jsonb;
  return {
    type,
    nullable,
    column,
    ...(values && { texts: values }),
    ...(isJson && { json: { column } }),
  };
}

function pick(answers: readonly Answered[], number: number, unknown: Fact): Fact {
  if (number === 0) {
    const fields = new Map(answers.map(({ name, ...fact }) => [name, fact]));
    return { ...unknown, nullable: false, json: { fields } };
  }
  const found = answers[number - 1];
  if (!found) return unknown;
  const { name: _name, ...fact } = found;
  return fact;
}

function listsIn(node: TreeNode, name: string): TreeNode[][] {
  const [value] = node.fields.get(name) ?? [];
  if (!Array.isArray(value)) return [];
  return value.map((row) => (Array.isArray(row) ? row.filter(isNode) : []));
}

function commonFact(entry: TreeNode, number: number, unknown: Fact, scope: Scope): Fact {
  // A recursive query that reads itself adds no type of its own.
  if (textIn(entry, "self_reference") === "true") return { ...unknown, type: 0, nullable: false };
  const home = up(scope, numberIn(entry, "ctelevelsup"));
  const name = textIn(entry, "ctename");
  const common = nodesIn(home.query, "cteList").find((one) => textIn(one, "ctename") === name);
  const query = common && nodeIn(common, "ctequery");
  return pick(query ? answered(query, home, scope.catalog) : [], number, unknown);
}

/** A column of what a function answers with row by row; the last one may be the number of the row. */
function tableFunctionFact(entry: TreeNode, number: number, unknown: Fact, scope: Scope): Fact {
  const functions = nodesIn(entry, "functions");
  let before = 0;
  for (const one of functions) {
    const count = numberIn(one, "funccolcount");
    if (number > before && number <= before + count) {
      const call = nodeIn(one, "funcexpr");
      const fact = call && count === 1 ? factOf(call, scope) : undefined;
      return fact ? { ...unknown, nullable: fact.nullable } : unknown;
    }
    before += count;
  }
  return number > before ? { ...unknown, nullable: false } : unknown;
}
