import {
  children,
  isNode,
  isTestFile,
  lineOf,
  walk,
  type Node,
  type SourceFile,
  type Violation,
} from './source.ts'

/**
 * A server transaction awaits its own handle alone (design §6): on SQLite a plain query inside it
 * waits for ever, and waiting for anything else stalls every request.
 *
 * A transaction's code is a function that is given a handle: the callback of `x.transaction(…)` or
 * of Kysely's `x.transaction().execute(…)`, and any function with a parameter of type Tx or
 * Transaction, or named tx or trx. What it awaits must start from the handle (`tx.lock(…)`,
 * `tx.db.selectFrom(…)…`) or be given it (`claimTable(tx, …)`).
 */
export function checkTransactions(files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => path.startsWith('src/server/') && !isTestFile(path))
    .flatMap((file) => checkFile(file))
}

const RULE = 'a transaction awaits its own handle alone'
const HANDLE_TYPES = ['Tx', 'Transaction']
const HANDLE_NAMES = ['tx', 'trx']
const FUNCTIONS = [
  'ArrowFunctionExpression',
  'FunctionExpression',
  'FunctionDeclaration',
  'MethodProperty',
  'ClassMethod',
  'PrivateMethod',
]

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const callbacks = new Map<Node, string>()
  walk(file.tree, (node) => {
    if (node.type === 'CallExpression') rememberCallback(file, node, callbacks)
    if (!FUNCTIONS.includes(node.type)) return
    const handles = handlesOf(node, callbacks.has(node))
    if (handles.size === 0) return
    const complain = (at: Node, message: string): void => {
      found.push({ rule: RULE, path: file.path, line: lineOf(file, at), message })
    }
    inspect(file, functionBody(node), handles, callbacks.get(node), complain)
  })
  return found
}

/** Notes the function given to `x.transaction(…)` or `x.transaction()….execute(…)`, with the text of x. */
function rememberCallback(file: SourceFile, call: Node, callbacks: Map<Node, string>): void {
  const work = argumentsOf(call).find(({ type }) => FUNCTIONS.includes(type))
  const opened = work && transactionReceiver(call['callee'] as Node)
  if (work && opened) callbacks.set(work, textOf(file, opened))
}

function transactionReceiver(callee: Node): Node | undefined {
  if (callee.type !== 'MemberExpression') return undefined
  const name = (callee['property'] as Node)['value']
  const object = bare(callee['object'] as Node)
  if (name === 'transaction') return object
  if (object.type !== 'CallExpression') return undefined
  // …transaction().setIsolationLevel(…).execute(work)
  return transactionReceiver(object['callee'] as Node)
}

function handlesOf(work: Node, isCallback: boolean): Set<string> {
  const patterns = parametersOf(work)
  return new Set(
    patterns.flatMap((pattern, index) =>
      (isCallback && index === 0) || isHandle(pattern) ? namesIn(pattern) : [],
    ),
  )
}

function isHandle(pattern: Node): boolean {
  if (HANDLE_NAMES.includes(String(pattern['value']))) return true
  const type = (pattern['typeAnnotation'] as Node | null)?.['typeAnnotation']
  if (!isNode(type) || type.type !== 'TsTypeReference') return false
  return HANDLE_TYPES.includes(String((type['typeName'] as Node)['value']))
}

function inspect(
  file: SourceFile,
  body: Node,
  handles: Set<string>,
  receiver: string | undefined,
  complain: (at: Node, message: string) => void,
): void {
  if (receiver !== undefined && body.type === 'CallExpression' && !derives(body, handles))
    complain(body, `returns ${textOf(file, body)}, which does not come from the handle`)
  walk(body, (node) => {
    if (FUNCTIONS.includes(node.type) && handlesOf(node, false).size > 0) return false
    if (
      node.type === 'VariableDeclarator' &&
      isNode(node['init']) &&
      derives(node['init'], handles)
    )
      for (const name of namesIn(node['id'] as Node)) handles.add(name)
    if (node.type === 'AwaitExpression' && !derives(node['argument'] as Node, handles))
      complain(node, `awaits ${textOf(file, node['argument'] as Node)}`)
    if (node.type === 'ForOfStatement' && node['await'] === true) {
      const source = node['right'] as Node
      if (!derives(source, handles)) complain(node, `awaits each of ${textOf(file, source)}`)
    }
    if (node.type === 'CallExpression') {
      const callee = bare(node['callee'] as Node)
      const called = textOf(file, callee)
      if (called === 'fetch') complain(node, 'calls the network')
      if (transactionReceiver(callee)) complain(node, `opens another transaction: ${called}`)
      else if (receiver && called.startsWith(`${receiver}.`) && !derives(node, handles))
        complain(node, `uses ${called} past the handle`)
    }
    return true
  })
}

/** Whether an expression starts from a handle, or is a call that is given one. */
function derives(expression: Node, handles: ReadonlySet<string>): boolean {
  const node = bare(expression)
  const of = (value: unknown): boolean => isNode(value) && derives(value, handles)
  switch (node.type) {
    case 'Identifier':
      return handles.has(String(node['value']))
    case 'MemberExpression':
      return of(node['object'])
    case 'CallExpression':
      if (isPromiseOfMany(node))
        return argumentsOf(node).every((list) => eachDerives(list, handles))
      return of(node['callee']) || argumentsOf(node).some((value) => carries(value, handles))
    case 'NewExpression':
      return argumentsOf(node).some((value) => carries(value, handles))
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].every((side) => isNothing(side) || of(side))
    case 'BinaryExpression':
      return [node['left'], node['right']].every((side) => isNothing(side) || of(side))
    default:
      return false
  }
}

/** Whether an argument hands the handle on: itself, in an object, or in a function that uses it. */
function carries(value: Node, handles: ReadonlySet<string>): boolean {
  const node = bare(value)
  if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression')
    return children(node).some((entry) =>
      carries(entry.type === 'KeyValueProperty' ? (entry['value'] as Node) : entry, handles),
    )
  if (FUNCTIONS.includes(node.type)) return mentions(functionBody(node), handles)
  return derives(node, handles)
}

/** `[a(tx), b(tx)]` or `rows.map((row) => a(tx, row))`: every part must derive. */
function eachDerives(list: Node, handles: ReadonlySet<string>): boolean {
  const node = bare(list)
  if (node.type === 'ArrayExpression') return children(node).every((part) => derives(part, handles))
  return derives(node, handles)
}

function isPromiseOfMany(call: Node): boolean {
  const callee = call['callee'] as Node
  return (
    callee.type === 'MemberExpression' &&
    (callee['object'] as Node)['value'] === 'Promise' &&
    ['all', 'allSettled', 'race', 'any'].includes(String((callee['property'] as Node)['value']))
  )
}

function mentions(node: Node, handles: ReadonlySet<string>): boolean {
  let found = false
  walk(node, (inner) => {
    if (inner.type === 'Identifier' && handles.has(String(inner['value']))) found = true
    return !found
  })
  return found
}

/** Without parentheses, `as`, `!` and `?.`. */
function bare(node: Node): Node {
  switch (node.type) {
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsNonNullExpression':
    case 'TsSatisfiesExpression':
      return bare(node['expression'] as Node)
    case 'OptionalChainingExpression': {
      const base = node['base'] as Node
      return bare(base.type === 'CallExpression' ? { ...base } : base)
    }
    default:
      return node
  }
}

function isNothing(node: unknown): boolean {
  return isNode(node) && (node.type === 'NullLiteral' || node['value'] === 'undefined')
}

function argumentsOf(call: Node): Node[] {
  const list = call['arguments'] as { expression: Node }[] | null | undefined
  return (list ?? []).map(({ expression }) => expression)
}

function functionBody(node: Node): Node {
  const inner = isNode(node['function']) ? node['function'] : (node['function'] as Node | undefined)
  return ((inner ?? node)['body'] ?? { type: 'EmptyStatement', span: node.span }) as Node
}

function parametersOf(node: Node): Node[] {
  const holder = (node['function'] as { params?: unknown } | undefined) ?? node
  const list = (holder['params'] ?? []) as Node[]
  return list.map((parameter) =>
    parameter.type === 'Parameter' ? (parameter['pat'] as Node) : parameter,
  )
}

/** Names that a pattern binds: `tx`, or `db` and `stamp` of `{ db, stamp }`. */
function namesIn(pattern: Node): string[] {
  const names: string[] = []
  walk(pattern, (node) => {
    if (node.type === 'TsTypeAnnotation') return false
    if (node.type === 'Identifier') names.push(String(node['value']))
    if (node.type === 'KeyValuePatternProperty') names.push(...namesIn(node['value'] as Node))
    return node.type !== 'KeyValuePatternProperty'
  })
  return names
}

function textOf(file: SourceFile, node: Node): string {
  const text = Buffer.from(file.text).subarray(node.span.start - 1, node.span.end - 1)
  return text.toString().replace(/\s+/g, ' ').slice(0, 80)
}
