/**
 * The SQL that an expression of the product's sources makes: constants, templates, alternatives, and functions of one
 * expression.
 */
import type { Node, ObjectLiteralElementLike, ParameterDeclaration } from "typescript/unstable/ast";
import {
  isArrayBindingPattern,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isForOfStatement,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isSpreadElement,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  isVariableStatement,
} from "typescript/unstable/ast/is";
import { SymbolFlags, TypeFlags, type Checker, type Symbol } from "typescript/unstable/sync";
import * as states from "../../app/domain/reservations/states/states.ts";
import { statusIn } from "../../app/server/db/status-sql.ts";

/** An expression, with what the parameters in it stand for; or a text or a list that no source has. */
type Value = Written | { literal: string } | { list: Value[] };
type Written = { node: Node; bound: Bound };
type Bound = ReadonlyMap<number, Value>;
const free: Bound = new Map();
const rules = new Map(Object.entries(states));

export type Sources = {
  checker: Checker;
  /** The arguments of every call of a function in the product. */
  callsOf: (name: Symbol) => readonly (readonly Node[])[];
};

/** The maximum number of alternatives of one text that are written out. */
const maxAlternatives = 200;
const deepest = 40;

/**
 * Returns the texts that a query can have; undefined when the sources do not show them. Parameters of the function
 * around it are followed call by call.
 */
export function textsOf(node: Node, sources: Sources): string[] | undefined {
  const alone = { ...sources, callsOf: () => [] };
  const found =
    new SqlReader(alone).query({ node, bound: free }) ??
    new SqlReader(sources).queryOfCallers(node) ??
    new SqlReader(alone, "by type").query({ node, bound: free });
  return found && [...new Set(found)];
}

class SqlReader {
  readonly #sources: Sources;
  /** A name of which nothing else is known is whatever its type lists. */
  readonly #byType: boolean;
  #depth = 0;

  constructor(sources: Sources, byType?: "by type") {
    this.#sources = sources;
    this.#byType = byType !== undefined;
  }

  /** The texts of a query: itself, or its property `text`. */
  query(given: Value): string[] | undefined {
    return (
      this.texts(given) ??
      flat((this.values(given) ?? []).map((one) => this.#textsOfAll(this.#member(one, "text"))))
    );
  }

  queryOfCallers(node: Node): string[] | undefined {
    let around: Node | undefined = node.parent;
    while (around && !isFunctionDeclaration(around)) around = around.parent;
    const name = around?.name && symbolOf(around.name, this.#sources.checker);
    if (!around || !name) return undefined;
    const { parameters } = around;
    const calls = this.#sources.callsOf(name).flatMap((given) => this.#eachWay(given));
    return flat(calls.map((given) => this.query({ node, bound: this.#bind(parameters, given) })));
  }

  /** The arguments of a call, each of which may stand for one of several values, in every way. */
  #eachWay(given: readonly Node[]): Value[][] {
    let ways: Value[][] = [[]];
    for (const node of given) {
      const written = { node, bound: free };
      const values = this.values(written) ?? [written];
      ways = ways.flatMap((way) => values.map((value) => [...way, value]));
    }
    return ways;
  }

  texts(value: Value): string[] | undefined {
    if ("literal" in value) return [value.literal];
    if ("list" in value || this.#depth > deepest) return undefined;
    this.#depth += 1;
    const found = this.#read(value);
    this.#depth -= 1;
    return found && found.length <= maxAlternatives ? found : undefined;
  }

  #textsOfAll(values: readonly Value[] | undefined): string[] | undefined {
    return values && flat(values.map((one) => this.texts(one)));
  }

  #read({ node, bound }: Written): string[] | undefined {
    const of = (inner: Node) => this.texts({ node: inner, bound });
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node))
      return [node.text];
    if (isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node))
      return of(node.expression);
    if (isTemplateExpression(node))
      return concatenated([
        [node.head.text],
        ...node.templateSpans.flatMap(({ expression, literal }) => [
          of(expression),
          [literal.text],
        ]),
      ]);
    if (isConditionalExpression(node)) return flat([of(node.whenTrue), of(node.whenFalse)]);
    if (isBinaryExpression(node)) {
      const operator = node.operatorToken.getText();
      if (operator === "??" || operator === "||") return flat([of(node.left), of(node.right)]);
      if (operator !== "+") return undefined;
      return this.#isNumber(node)
        ? sums(of(node.left), of(node.right))
        : concatenated([of(node.left), of(node.right)]);
    }
    if (isCallExpression(node)) return this.#called({ node, bound });
    return this.#textsOfAll(this.values({ node, bound })) ?? this.#textsOfType(node);
  }

  #textsOfType(node: Node): string[] | undefined {
    if (!this.#byType) return undefined;
    const type = this.#sources.checker.getTypeAtLocation(node);
    const parts = type?.isUnionType() ? type.getTypes() : type && [type];
    return flat(parts?.map((part) => (part.isStringLiteralType() ? [part.value] : undefined)));
  }

  #isNumber(node: Node): boolean {
    return this.#sources.checker.getTypeAtLocation(node)?.flags === TypeFlags.Number;
  }

  /** The expressions that a name, a member or an element stands for. */
  values(value: Value): Value[] | undefined {
    if (!("node" in value)) return [value];
    if (this.#depth > deepest) return undefined;
    this.#depth += 1;
    const found = this.#find(value.node, value.bound);
    this.#depth -= 1;
    return found;
  }

  #find(node: Node, bound: Bound): Value[] | undefined {
    const of = (inner: Node) => this.values({ node: inner, bound });
    if (isIdentifier(node)) return this.#named(node, bound);
    if (isPropertyAccessExpression(node))
      return flat(of(node.expression)?.map((owner) => this.#member(owner, node.name.text)));
    if (isElementAccessExpression(node)) {
      const keys = this.texts({ node: node.argumentExpression, bound });
      return flat(
        of(node.expression)?.map((owner) =>
          keys ? flat(keys.map((key) => this.#member(owner, key))) : this.#elements(owner),
        ),
      );
    }
    if (isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node))
      return of(node.expression);
    if (isConditionalExpression(node)) return flat([of(node.whenTrue), of(node.whenFalse)]);
    return [{ node, bound }];
  }

  #named(node: Node, bound: Bound): Value[] | undefined {
    const symbol = symbolOf(node, this.#sources.checker);
    const handed = symbol && bound.get(symbol.id);
    if (handed) return this.values(handed);
    const declared = symbol?.valueDeclaration?.resolve();
    if (!declared) return undefined;
    if (isVariableDeclaration(declared) || isParameterDeclaration(declared))
      return this.#held(declared, bound);
    if (!isBindingElement(declared) || !declared.name) return undefined;
    const pattern = declared.parent;
    const owners = this.#held(pattern.parent, bound);
    if (isArrayBindingPattern(pattern)) {
      const index = pattern.elements.indexOf(declared);
      return flat(owners?.map((owner) => this.#elements(owner)?.slice(index, index + 1)));
    }
    const name = (declared.propertyName ?? declared.name).getText();
    return flat(owners?.map((owner) => this.#member(owner, name)));
  }

  /** What a declaration that is taken apart holds. */
  #held(holder: Node, bound: Bound): Value[] | undefined {
    if (isParameterDeclaration(holder)) return this.#handedIn(holder);
    if (!isVariableDeclaration(holder)) return undefined;
    const loop = holder.parent.parent;
    if (isForOfStatement(loop))
      return flat(this.values({ node: loop.expression, bound })?.map((one) => this.#elements(one)));
    return holder.initializer && this.values({ node: holder.initializer, bound });
  }

  /** What every caller hands in for a parameter. */
  #handedIn(parameter: ParameterDeclaration): Value[] | undefined {
    const owner = parameter.parent;
    const name =
      isFunctionDeclaration(owner) && owner.name && symbolOf(owner.name, this.#sources.checker);
    const calls = name ? this.#sources.callsOf(name) : [];
    if (!isFunctionDeclaration(owner) || calls.length === 0) return undefined;
    const index = owner.parameters.indexOf(parameter);
    return flat(
      calls.map((given) => {
        const node = given[index] ?? parameter.initializer;
        return node && this.values({ node, bound: free });
      }),
    );
  }

  #member(owner: Value, name: string): Value[] | undefined {
    if (!("node" in owner)) return undefined;
    const { node, bound } = owner;
    if (!isObjectLiteralExpression(node)) {
      const values = this.values(owner)?.filter((one) => "node" in one && one.node !== node);
      return flat(values?.map((one) => this.#member(one, name)));
    }
    for (const property of node.properties) {
      if (isSpreadAssignment(property)) {
        const spread = this.values({ node: property.expression, bound });
        const found = flat(spread?.map((one) => this.#member(one, name)));
        if (found) return found;
      } else if (nameOf(property) === name) {
        if (isPropertyAssignment(property))
          return this.values({ node: property.initializer, bound });
        if (isShorthandPropertyAssignment(property))
          return this.values({ node: property.name, bound });
      }
    }
    return undefined;
  }

  /** Every element of a list, or every value of an object. */
  #elements(owner: Value): Value[] | undefined {
    if ("list" in owner) return owner.list;
    if ("literal" in owner) return undefined;
    const { node, bound } = owner;
    const of = (inner: Node) => this.values({ node: inner, bound });
    if (isArrayLiteralExpression(node))
      return flat(
        node.elements.map((one) =>
          isSpreadElement(one)
            ? flat(of(one.expression)?.map((list) => this.#elements(list)))
            : [{ node: one, bound }],
        ),
      );
    if (isObjectLiteralExpression(node))
      return flat(
        node.properties.map((one) => (isPropertyAssignment(one) ? of(one.initializer) : undefined)),
      );
    return this.#made(owner);
  }

  /** A list that a call makes: of another one, of an object, or of a number of pieces. */
  #made({ node, bound }: Written): Value[] | undefined {
    if (!isCallExpression(node)) return undefined;
    const { expression, arguments: given } = node;
    const [first, second] = given;
    if (!isPropertyAccessExpression(expression)) {
      const made = this.#result(
        expression,
        given.map((one) => ({ node: one, bound })),
      );
      return flat(made && this.values(made)?.map((one) => this.#elements(one)));
    }
    const name = expression.getText();
    if (/^Object\.(keys|entries|values)$/.test(name) && first)
      return this.#parts({ node: first, bound }, name);
    if (name === "Array.from" && first && second) {
      const [length] = this.#textsOfAll(this.#member({ node: first, bound }, "length")) ?? [];
      const pieces = Array.from({ length: Number(length ?? 0) }, () => ({ literal: "" }));
      return length === undefined ? undefined : this.#mapped(pieces, second, bound);
    }
    if (expression.name.text !== "map" || !first) return undefined;
    const [list, ...others] = this.values({ node: expression.expression, bound }) ?? [];
    const elements = list && others.length === 0 ? this.#elements(list) : undefined;
    return elements && this.#mapped(elements, first, bound);
  }

  #parts(owner: Written, call: string): Value[] | undefined {
    const [object, ...others] = this.values(owner) ?? [];
    if (!object || others.length > 0 || !("node" in object)) return undefined;
    if (!isObjectLiteralExpression(object.node)) return undefined;
    return flat(
      object.node.properties.map((property) => {
        const key = { literal: nameOf(property) ?? "" };
        if (call === "Object.keys") return [key];
        const values = this.#member(object, key.literal);
        return call === "Object.values" ? values : values?.map((one) => ({ list: [key, one] }));
      }),
    );
  }

  #mapped(elements: readonly Value[], change: Node, bound: Bound): Value[] | undefined {
    const made = elements.map((one, index) =>
      this.#result(change, [one, { literal: String(index) }], bound),
    );
    return made.every((one) => one !== undefined) ? made : undefined;
  }

  /** `list.join(…)`, `text.trim()`, or a function of the product that is one expression. */
  #called({ node, bound }: Written): string[] | undefined {
    if (!isCallExpression(node)) return undefined;
    const { expression, arguments: given } = node;
    const values = given.map((one) => ({ node: one, bound }));
    if (isIdentifier(expression) && expression.text === statusIn.name)
      return this.#statuses(given, bound);
    if (!isPropertyAccessExpression(expression)) {
      const made = this.#result(expression, values);
      return made && this.texts(made);
    }
    const owner = { node: expression.expression, bound };
    if (expression.name.text === "trim") return this.texts(owner);
    if (expression.name.text !== "join") return undefined;
    const separator = values[0] ? this.texts(values[0]) : [","];
    const [list, ...others] = this.values(owner) ?? [];
    const parts =
      list && others.length === 0 ? this.#elements(list)?.map((one) => this.texts(one)) : undefined;
    return (
      parts && concatenated(parts.flatMap((part, index) => (index ? [separator, part] : [part])))
    );
  }

  /** `statusIn(isOut)`: the condition that the rule itself makes. */
  #statuses([rule, column]: readonly Node[], bound: Bound): string[] | undefined {
    const holds = rule && rules.get(rule.getText());
    if (!holds) return undefined;
    if (!column) return [statusIn(holds)];
    return this.texts({ node: column, bound })?.map((name) => statusIn(holds, name));
  }

  /** The expression that a function answers with at its end, its parameters bound to what is handed in. */
  #result(callee: Node, given: readonly Value[], around = free): Value | undefined {
    const symbol = isIdentifier(callee) ? symbolOf(callee, this.#sources.checker) : undefined;
    const declared = symbol ? symbol.valueDeclaration?.resolve() : callee;
    const written = declared && isVariableDeclaration(declared) ? declared.initializer : declared;
    if (!written || !(isArrowFunction(written) || isFunctionDeclaration(written)) || !written.body)
      return undefined;
    const bound = new Map([...around, ...this.#bind(written.parameters, given)]);
    if (!isBlock(written.body)) return { node: written.body, bound };
    const statements = written.body.statements;
    const last = statements.at(-1);
    if (!last || !isReturnStatement(last) || !last.expression) return undefined;
    const isPlain = statements.slice(0, -1).every((one) => isVariableStatement(one));
    return isPlain ? { node: last.expression, bound } : undefined;
  }

  #bind(parameters: readonly ParameterDeclaration[], given: readonly Value[]): Bound {
    const bound = new Map<number, Value>();
    const set = (name: Node, value: Value | undefined) => {
      const symbol = value && symbolOf(name, this.#sources.checker);
      if (symbol) bound.set(symbol.id, value);
    };
    for (const [index, { name, initializer }] of parameters.entries()) {
      const value = given[index] ?? (initializer && { node: initializer, bound });
      if (isIdentifier(name)) set(name, value);
      if (!isObjectBindingPattern(name) || !value) continue;
      const [owner, ...others] = this.values(value) ?? [];
      for (const element of owner && others.length === 0 ? name.elements : []) {
        const key = (element.propertyName ?? element.name)?.getText() ?? "";
        const members = owner && this.#member(owner, key);
        if (element.name && members?.length === 1) set(element.name, members[0]);
      }
    }
    return bound;
  }
}

function nameOf(property: ObjectLiteralElementLike): string | undefined {
  return isSpreadAssignment(property)
    ? undefined
    : property.name?.getText().replaceAll(/["']/g, "");
}

/** What a name means, through imports and shorthand properties. */
export function symbolOf(node: Node, checker: Checker): Symbol | undefined {
  const symbol = isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Every text that one alternative of each part makes. */
function concatenated(parts: readonly (string[] | undefined)[]): string[] | undefined {
  let made: string[] | undefined = [""];
  for (const part of parts) {
    if (!part || !made || made.length * part.length > maxAlternatives) return undefined;
    made = made.flatMap((text) => part.map((next) => text + next));
  }
  return made;
}

function sums(left: string[] | undefined, right: string[] | undefined): string[] | undefined {
  return (
    left && right && left.flatMap((one) => right.map((other) => `${Number(one) + Number(other)}`))
  );
}

/** All of them; undefined when one is missing, or when there are none to take from. */
function flat<T>(parts: readonly (readonly T[] | undefined)[] | undefined): T[] | undefined {
  if (!parts || parts.length === 0) return undefined;
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? known.flat() : undefined;
}
