/** The declared type of a row, against what the database answers. */
import { TypeFlags, type Checker, type Type } from "typescript/unstable/sync";
import type { Catalog, Column } from "./catalog.ts";
import type { Answered, Fact, Json } from "./facts.ts";

type Kind = "boolean" | "number" | "string" | "Date" | "json" | "Buffer" | "PostgresInterval";
type Kinds = ReadonlyMap<number, Kind>;

/** The JavaScript types that `pg` makes of PostgreSQL's, by their numbers; every other type is a text. */
const handed: Kinds = new Map([
  [16, "boolean"],
  ...of("number", [21, 23, 26, 700, 701]),
  ...of("Date", [1082, 1114, 1184]),
  ...of("json", [114, 3802]),
  [17, "Buffer"],
  [1186, "PostgresInterval"],
]);
/** The same inside of JSON, which has no moments. */
const inJson: Kinds = new Map([
  [16, "boolean"],
  ...of("number", [20, 21, 23, 26, 700, 701, 1700]),
  ...of("json", [114, 3802]),
]);

function of(kind: Kind, types: readonly number[]): [number, Kind][] {
  return types.map((type) => [type, kind]);
}

export type Comparing = {
  checker: Checker;
  catalog: Catalog;
  /** The schema's type of a column that PostgreSQL cannot give: the content of JSON. */
  schemaType: (column: Column) => Type | undefined;
};
type At = Comparing & { path: string; kinds: Kinds };

/** Returns the faults of a row type about the columns of a statement, as sentences; none when it is right. */
export function liesOf(said: Type, columns: readonly Answered[], on: Comparing): string[] {
  const names = columns.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const fields = new Map(columns.map(({ name, ...fact }) => [name, fact]));
  return [
    ...twice.map((name) => `"${name}" is selected twice`),
    ...fieldLies(said, fields, { ...on, path: "", kinds: handed }),
  ];
}

function fieldLies(said: Type, fields: ReadonlyMap<string, Fact>, at: At): string[] {
  const properties = at.checker.getPropertiesOfType(said);
  const named = new Set(properties.map(({ name }) => name));
  const missing = [...fields.keys()].filter((name) => !named.has(name));
  return [
    ...missing.map((name) => `"${at.path}${name}" is selected, and the row type lacks it`),
    ...properties.flatMap((property) => {
      const fact = fields.get(property.name);
      const path = at.path + property.name;
      if (!fact) return `"${path}" is in the row type and not selected`;
      const type = at.checker.getTypeOfSymbol(property);
      return type ? valueLies(type, fact, { ...at, path }) : `"${path}" has no type`;
    }),
  ];
}

function valueLies(said: Type, fact: Fact, at: At): string[] {
  if (said.flags & TypeFlags.Any) return [`"${at.path}" is of type any`];
  if (said.flags & TypeFlags.Unknown) return [];
  const parts = (said.isUnionType() ? said.getTypes() : undefined) ?? [said];
  const isNull = parts.some((part) => part.flags & TypeFlags.Null);
  const isAbsent = parts.some((part) => part.flags & TypeFlags.Undefined);
  const there = parts.filter((part) => !(part.flags & (TypeFlags.Null | TypeFlags.Undefined)));
  return [
    ...(isAbsent ? [`"${at.path}" is never undefined`] : []),
    ...(fact.nullable && !isNull ? [`"${at.path}" may be null`] : []),
    ...(!fact.nullable && isNull ? [`"${at.path}" is never null`] : []),
    ...(there.length > 0 ? kindLies(there, fact, { ...at, said }) : []),
  ];
}

/** `said` is the whole type, of which the parts are what is left without null. */
type AtType = At & { said: Type };

function kindLies(parts: readonly Type[], fact: Fact, at: AtType): string[] {
  const element = at.catalog.elements.get(fact.type);
  if (element !== undefined) return listLies(parts, { ...fact, type: element }, at);
  const kind = at.kinds.get(fact.type) ?? "string";
  if (kind === "json") return jsonLies(parts, fact, at);
  if (kind === "string") return textLies(parts, fact, at);
  const text = textOf(parts, at);
  const isKind =
    kind === "number"
      ? parts.every((part) => part.flags & TypeFlags.Number)
      : text === kind || text === "false | true";
  return isKind ? [] : [`"${at.path}" is a ${kind}, and not ${text}`];
}

function textLies(parts: readonly Type[], fact: Fact, at: AtType): string[] {
  if (parts.every((part) => part.flags & TypeFlags.String)) return [];
  const text = textOf(parts, at);
  if (!parts.every((part) => part.isStringLiteralType()))
    return [`"${at.path}" is a text, and not ${text}`];
  if (isAsInSchema(fact.column, at)) return [];
  if (!fact.texts) return [`"${at.path}" is any text, and not only ${text}`];
  const said = new Set(parts.map((part) => (part.isStringLiteralType() ? part.value : "")));
  const unsaid = [...fact.texts].filter((one) => !said.has(one)).map((one) => `"${one}"`);
  return unsaid.length > 0 ? [`"${at.path}" can also be ${unsaid.join(", ")}`] : [];
}

/** The elements of a list are no nulls: PostgreSQL does not say so, and the product keeps none. */
function listLies(parts: readonly Type[], fact: Fact, at: AtType): string[] {
  const [inner] = elementsOf(parts, at);
  if (!inner) return [`"${at.path}" is a list, and not ${textOf(parts, at)}`];
  if (isAsInSchema(fact.column, at)) return [];
  const { column: _column, ...element } = fact;
  return valueLies(inner, { ...element, nullable: false }, { ...at, path: `${at.path}[]` });
}

function jsonLies(parts: readonly Type[], { json }: Fact, at: AtType): string[] {
  const text = textOf(parts, at);
  if (!json) return [`"${at.path}" is any JSON, and not ${text}`];
  return [...new Set(insideLies(parts, json, text, at))];
}

function insideLies(parts: readonly Type[], json: Json, text: string, at: AtType): string[] {
  const inside = { ...at, kinds: inJson, path: `${at.path}[]` };
  if ("anyOf" in json) return json.anyOf.flatMap((one) => insideLies(parts, one, text, at));
  if ("column" in json)
    return isAsInSchema(json.column, at) ? [] : [`"${at.path}" is any JSON, and not ${text}`];
  if ("values" in json) {
    const [index] = at.checker.getIndexInfosOfType(parts[0] ?? at.said);
    if (!index) return [`"${at.path}" has any names, and not those of ${text}`];
    return valueLies(index.valueType, json.values, inside);
  }
  if ("fields" in json) {
    // Of several objects the names that all of them have, each with what any of them says.
    const whole = parts.length === 1 ? parts[0] : at.checker.getNonNullableType(at.said);
    return whole ? fieldLies(whole, json.fields, { ...inside, path: `${at.path}.` }) : [];
  }
  const elements = elementsOf(parts, at);
  if (elements.length === 0) return [`"${at.path}" is a list, and not ${text}`];
  const facts = "row" in json ? json.row : [json.each];
  if (elements.length !== facts.length) return [`"${at.path}" has ${facts.length} elements`];
  return elements.flatMap((type, index) => {
    const element = facts[index];
    return element ? valueLies(type, element, inside) : [];
  });
}

/** The types of the elements of a list: one of an ordinary list. */
function elementsOf(parts: readonly Type[], { checker }: At): readonly Type[] {
  const [list, ...others] = parts;
  if (!list || others.length > 0 || !checker.isArrayLikeType(list) || !list.isTypeReference())
    return [];
  return checker.getTypeArguments(list);
}

function isAsInSchema(column: Column | undefined, { checker, said, schemaType }: AtType): boolean {
  const known = column && schemaType(column);
  const kept = known && checker.getNonNullableType(known);
  return kept ? checker.isTypeAssignableTo(kept, said) : false;
}

function textOf(parts: readonly Type[], { checker }: At): string {
  return parts
    .map((part) => checker.typeToString(part))
    .sort()
    .join(" | ");
}
