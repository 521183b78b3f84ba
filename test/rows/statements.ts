/** Every statement that the product sends to the database, read from its sources. */
import { relative } from "node:path";
import type { CallExpression, Node } from "typescript/unstable/ast";
import {
  isAwaitExpression,
  isCallExpression,
  isExpressionStatement,
  isFunctionDeclaration,
  isIdentifier,
  isPropertyAccessExpression,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { API, type Checker, type Project, type Type } from "typescript/unstable/sync";
import { schemaTypesIn } from "./schema-types.ts";
import { symbolOf, textsOf, type Sources } from "./sql-reader.ts";

export type Statement = {
  /** Where it stands, as `app/server/…/find-x.ts:12`. */
  at: string;
  file: string;
  /** The function that it stands in. */
  inside: string;
  /** What its rows are said to be; undefined when nothing is said. */
  rowType: Type | undefined;
  /** True when nobody reads its rows: it is a stream, its result is ignored, or only their number is read. */
  isUnread: boolean;
  /** The texts that it can have; undefined when the sources do not say. */
  texts: string[] | undefined;
};

export type Read = {
  statements: Statement[];
  checker: Checker;
  /** What the schema says of columns, by `table.column`. */
  schemaTypes: ReadonlyMap<string, Type>;
  close: () => void;
};

export type StatementFiles = {
  root: string;
  /** Relative to the root. */
  config: string;
  isMeant: (path: string) => boolean;
  /** Files that are on no disk, by their whole paths. */
  files?: Readonly<Record<string, string>>;
};

/** Reads the statements of all files that `isMeant` chooses. */
export function readStatements({ root, config, isMeant, files = {} }: StatementFiles): Read {
  const api = new API({ cwd: root, fs: { readFile: (path) => files[path] } });
  const [project] = api.updateSnapshot({ openProjects: [`${root}/${config}`] }).getProjects();
  if (!project) throw new Error(`${config} names no project`);
  const { checker } = project;
  const calls = callsIn(project, root, isMeant);
  const sources = sourcesOf(checker, calls);
  const statements = calls
    .filter(({ call }) => isQuery(call, checker))
    .map((one) => asStatement(one, sources));
  return {
    statements,
    checker,
    schemaTypes: schemaTypesIn(calls, checker),
    close: () => api.close(),
  };
}

/** A call of a function anywhere in the product. */
export type Call = { call: CallExpression; file: string; line: () => number };

function callsIn(project: Project, root: string, isMeant: (path: string) => boolean): Call[] {
  const found: Call[] = [];
  for (const name of project.program.getSourceFileNames()) {
    const file = relative(root, name);
    const source = isMeant(file) ? project.program.getSourceFile(name) : undefined;
    const lineOf = (node: Node) => source?.text.slice(0, node.getStart()).split("\n").length ?? 0;
    const visit = (node: Node): void => {
      if (isCallExpression(node)) found.push({ call: node, file, line: () => lineOf(node) });
      node.forEachChild(visit);
    };
    source?.forEachChild(visit);
  }
  return found;
}

/** `query` of a connection or of all of them, and no other method of that name. */
function isQuery({ expression }: CallExpression, checker: Checker): boolean {
  if (!isPropertyAccessExpression(expression) || expression.name.text !== "query") return false;
  const declared = checker.getSymbolAtLocation(expression.name)?.declarations[0];
  return declared?.path.includes("/@types/pg/") ?? false;
}

function sourcesOf(checker: Checker, calls: readonly Call[]): Sources {
  const byName = Map.groupBy(
    calls.filter(({ call }) => isIdentifier(call.expression)),
    ({ call }) => call.expression.getText(),
  );
  return {
    checker,
    callsOf: (symbol) =>
      (byName.get(symbol.name) ?? [])
        .filter(({ call }) => symbolOf(call.expression, checker)?.id === symbol.id)
        .map(({ call }) => call.arguments),
  };
}

function asStatement({ call, file, line }: Call, sources: Sources): Statement {
  const [said] = call.typeArguments ?? [];
  const [query] = call.arguments;
  return {
    at: `${file}:${line()}`,
    file,
    inside: functionAround(call),
    rowType: said && sources.checker.getTypeFromTypeNode(said),
    isUnread: isUnread(call, sources.checker),
    texts: query && textsOf(query, sources),
  };
}

function isUnread(call: CallExpression, checker: Checker): boolean {
  const type = checker.getTypeAtLocation(call);
  if (type?.getSymbol()?.name !== "Promise") return true;
  const use = isAwaitExpression(call.parent) ? call.parent.parent : call.parent;
  if (isExpressionStatement(use)) return true;
  return isVariableDeclaration(use) && /^\{ rowCount(: \w+)? \}$/.test(use.name.getText());
}

function functionAround(node: Node): string {
  let around: Node | undefined = node.parent;
  while (around) {
    if (isFunctionDeclaration(around) && around.name) return around.name.text;
    around = around.parent;
  }
  return "";
}
