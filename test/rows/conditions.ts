/** The columns that the conditions of a query keep from being null. */
import type { Catalog } from "./catalog.ts";
import { nodeIn, nodesIn, numberIn, setIn, textIn, type TreeNode } from "./node-tree.ts";

/** A command that is no reading, and the subquery of `in`, by PostgreSQL's numbers. */
const update = "2";
const anySublink = "2";

/** The names that the conditions of a query keep from being null. */
export function presentIn(query: TreeNode, catalog: Catalog): ReadonlySet<string> {
  const found = new Set<string>();
  const conditions: TreeNode[] = [];
  const walk = (node: TreeNode | undefined): void => {
    if (!node) return;
    const quals = nodeIn(node, "quals");
    if (node.kind === "FROMEXPR") {
      if (quals) conditions.push(quals);
      for (const one of nodesIn(node, "fromlist")) walk(one);
    }
    if (node.kind === "JOINEXPR") {
      if (quals && textIn(node, "jointype") === "0") conditions.push(quals);
      walk(nodeIn(node, "larg"));
      walk(nodeIn(node, "rarg"));
    }
  };
  walk(nodeIn(query, "jointree"));
  // An update returns the row after the change; its conditions were about the one before.
  const written = textIn(query, "commandType") === update ? textIn(query, "resultRelation") : "";
  for (const condition of conditions)
    for (const name of neededBy(condition, catalog))
      if (textIn(name, "varno") !== written) for (const key of keysOf(name)) found.add(key);
  return found;
}

/** The names without which a condition is not true. */
export function neededBy(node: TreeNode, catalog: Catalog): TreeNode[] {
  const args = nodesIn(node, "args");
  const isStrict = (id: string) => catalog.functions.get(id)?.strict === true;
  switch (node.kind) {
    case "VAR":
      return numberIn(node, "varlevelsup") === 0 ? [node] : [];
    case "RELABELTYPE":
    case "COERCEVIAIO":
    case "COLLATEEXPR": {
      const arg = nodeIn(node, "arg");
      return arg ? neededBy(arg, catalog) : [];
    }
    case "OPEXPR":
      return isStrict(textIn(node, "opfuncid"))
        ? args.flatMap((one) => neededBy(one, catalog))
        : [];
    case "FUNCEXPR":
      return isStrict(textIn(node, "funcid")) ? args.flatMap((one) => neededBy(one, catalog)) : [];
    case "SCALARARRAYOPEXPR":
      // `<> all` of an empty list is true of a null as well.
      if (textIn(node, "useOr") !== "true") return [];
      return args.slice(0, 1).flatMap((one) => neededBy(one, catalog));
    case "BOOLEXPR":
      // `or` needs what all of its parts need; a `not` is as strict as what it turns round, unless that is an `and`.
      if (textIn(node, "boolop") === "and") return args.flatMap((one) => neededBy(one, catalog));
      if (textIn(node, "boolop") === "not")
        return args
          .filter((one) => /^(OPEXPR|FUNCEXPR|VAR)$/.test(one.kind))
          .flatMap((one) => neededBy(one, catalog));
      return neededByAll(args, catalog);
    case "NULLTEST": {
      const arg = nodeIn(node, "arg");
      return arg && textIn(node, "nulltesttype") === "1" ? neededBy(arg, catalog) : [];
    }
    case "SUBLINK": {
      const test = nodeIn(node, "testexpr");
      return test && textIn(node, "subLinkType") === anySublink ? neededBy(test, catalog) : [];
    }
    default:
      return [];
  }
}

function neededByAll(parts: readonly TreeNode[], catalog: Catalog): TreeNode[] {
  const [first = [], ...others] = parts.map((one) => neededBy(one, catalog));
  return first.filter((name) =>
    others.every((names) => names.some((other) => keysOf(other)[0] === keysOf(name)[0])),
  );
}

/** A column of a query by its table and the outer joins that it has come through, and the row of it. */
export function keysOf(node: TreeNode): [name: string, row: string] {
  const joins = setIn(node, "varnullingrels");
  return [
    `${textIn(node, "varno")}.${textIn(node, "varattno")} ${joins}`,
    `${textIn(node, "varno")} ${joins}`,
  ];
}
