import {
  children,
  isNode,
  isTestFile,
  lineOf,
  textOf,
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
    .filter(({ path }) => /^(?:src\/server|demo)\//.test(path) && !isTestFile(path))
    .flatMap((file) => checkFile(file))
}

const RULE = 'a transaction awaits its own handle alone'
const HANDLE_TYPES = ['Tx', 'Transaction']
const HANDLE_NAMES = ['tx', 'trx']
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']

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
    inspect(file, node['body'] as Node, handles, callbacks.get(node), complain)
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
  const name = (callee['property'] as Node)['name']
  const object = bare(callee['object'] as Node)
  if (name === 'transaction') return object
  if (object.type !== 'CallExpression') return undefined
  // …transaction().setIsolationLevel(…).execute(work)
  return transactionReceiver(object['callee'] as Node)
}

function handlesOf(work: Node, isCallback: boolean): Set<string> {
  const patterns = work['params'] as Node[]
  return new Set(
    patterns.flatMap((pattern, index) =>
      (isCallback && index === 0) || isHandle(pattern) ? namesIn(pattern) : [],
    ),
  )
}

function isHandle(pattern: Node): boolean {
  if (HANDLE_NAMES.includes(String(pattern['name']))) return true
  const type = (pattern['typeAnnotation'] as Node | null)?.['typeAnnotation']
  if (!isNode(type) || type.type !== 'TSTypeReference') return false
  return HANDLE_TYPES.includes(String((type['typeName'] as Node)['name']))
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
      complain(node, `awaits ${textOf(file, node['argument'] as Node).slice(0, 80)}`)
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
      return handles.has(String(node['name']))
    case 'MemberExpression':
      return of(node['object'])
    case 'CallExpression':
      if (isPromiseOfMany(node))
        return argumentsOf(node).every((list) => eachDerives(list, handles))
      if (isContinuation(node)) return of((node['callee'] as Node)['object'])
      return of(node['callee']) || argumentsOf(node).some((value) => carries(value, handles))
    case 'NewExpression':
      return argumentsOf(node).some((value) => carries(value, handles))
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].every((side) => isNothing(side) || of(side))
    case 'LogicalExpression':
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
      carries(entry.type === 'Property' ? (entry['value'] as Node) : entry, handles),
    )
  if (FUNCTIONS.includes(node.type)) return mentions(node['body'] as Node, handles)
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
    (callee['object'] as Node)['name'] === 'Promise' &&
    ['all', 'allSettled', 'race', 'any'].includes(String((callee['property'] as Node)['name']))
  )
}

/** `….then(…)`: what is waited for stands before the dot, whatever is done with it afterwards. */
function isContinuation(call: Node): boolean {
  const callee = call['callee'] as Node
  const name = callee.type === 'MemberExpression' ? (callee['property'] as Node)['name'] : undefined
  return ['then', 'catch', 'finally'].includes(String(name))
}

function mentions(node: Node, handles: ReadonlySet<string>): boolean {
  let found = false
  walk(node, (inner) => {
    if (inner.type === 'Identifier' && handles.has(String(inner['name']))) found = true
    return !found
  })
  return found
}

/** Without parentheses, `as`, `!` and `?.`. */
function bare(node: Node): Node {
  const wrappers = [
    'ChainExpression',
    'ParenthesizedExpression',
    'TSAsExpression',
    'TSNonNullExpression',
    'TSSatisfiesExpression',
  ]
  return wrappers.includes(node.type) ? bare(node['expression'] as Node) : node
}

/** `null` or `undefined`: nothing to wait for. */
function isNothing(node: unknown): boolean {
  return isNode(node) && (node['raw'] === 'null' || node['name'] === 'undefined')
}

const argumentsOf = (call: Node): Node[] => call['arguments'] as Node[]

/** Names that a pattern binds: `tx`, or `db` and `stamp` of `{ db, stamp }`. */
function namesIn(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern['name'])]
    case 'Property':
      return namesIn(pattern['value'] as Node)
    case 'AssignmentPattern':
      return namesIn(pattern['left'] as Node)
    default:
      return children(pattern).flatMap(namesIn)
  }
}
