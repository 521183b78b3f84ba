/** PostgreSQL's own reading of a statement (`pg_node_tree`), as objects. */

export type TreeNode = { kind: string; fields: ReadonlyMap<string, readonly Value[]> };
export type Value = TreeNode | string | null | readonly Value[];

/** Reads a tree as PostgreSQL writes it. */
export function readTree(text: string): Value {
  const tokens = [...text.matchAll(/[(){}]|(?:\\.|[^\s(){}\\])+/gs)].map(([token]) => token);
  let next = 0;
  const value = (): Value => {
    const token = tokens[next++];
    if (token === undefined) throw new Error("the tree ends too early");
    if (token === "(") {
      const list: Value[] = [];
      while (tokens[next] !== ")") list.push(value());
      next += 1;
      return list;
    }
    if (token === "{") return node();
    if (token === "<>") return null;
    return token === '""' ? "" : token.replaceAll(/\\(.)/gs, "$1");
  };
  const node = (): TreeNode => {
    const kind = tokens[next++] ?? "";
    const fields = new Map<string, Value[]>();
    let field: Value[] = [];
    while (tokens[next] !== "}") {
      const token = tokens[next] ?? "";
      if (token.startsWith(":")) {
        field = [];
        fields.set(token.slice(1), field);
        next += 1;
      } else field.push(value());
    }
    next += 1;
    return { kind, fields };
  };
  return value();
}

/** A field that is a node; undefined when it is absent. */
export function nodeIn(node: TreeNode, name: string): TreeNode | undefined {
  const [value] = node.fields.get(name) ?? [];
  return isNode(value) ? value : undefined;
}

/** A field that is a list of nodes. */
export function nodesIn(node: TreeNode, name: string): TreeNode[] {
  const [value] = node.fields.get(name) ?? [];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A field that is a word. */
export function textIn(node: TreeNode, name: string): string {
  const [value] = node.fields.get(name) ?? [];
  return typeof value === "string" ? value : "";
}

export function numberIn(node: TreeNode, name: string): number {
  return Number(textIn(node, name));
}

export function isNode(value: Value | undefined): value is TreeNode {
  return typeof value === "object" && value !== null && "kind" in value;
}

/** A set of numbers, `(b 3 4)`, as a text: empty when nothing is in it. */
export function setIn(node: TreeNode, name: string): string {
  const [value] = node.fields.get(name) ?? [];
  return Array.isArray(value) ? value.slice(1).join(" ") : "";
}
