/** What `db/schema` says of the columns of a table. */
import { isIdentifier, isStringLiteral, isVariableDeclaration } from "typescript/unstable/ast/is";
import type { Checker, Type } from "typescript/unstable/sync";
import type { Call } from "./statements.ts";

/** The types of all columns of the schema, by `table.column`. */
export function schemaTypesIn(calls: readonly Call[], checker: Checker): ReadonlyMap<string, Type> {
  const types = new Map<string, Type>();
  for (const { call } of calls) {
    const [name] = call.arguments;
    const isTable = isIdentifier(call.expression) && call.expression.text === "pgTable";
    if (!isTable || !name || !isStringLiteral(name) || !isVariableDeclaration(call.parent))
      continue;
    const table = checker.getTypeAtLocation(call.parent.name);
    const row = table && checker.getPropertyOfType(table, "$inferSelect");
    const said = row && checker.getTypeOfSymbol(row);
    for (const property of said ? checker.getPropertiesOfType(said) : []) {
      const type = checker.getTypeOfSymbol(property);
      if (type) types.set(`${name.text}.${inSql(property.name)}`, type);
    }
  }
  return types;
}

/** `openPoints` is `open_points`. */
function inSql(name: string): string {
  return name.replaceAll(/[A-Z0-9]+/g, (letters) => `_${letters.toLowerCase()}`);
}
