import { layerOf } from './layers.ts'
import {
  isNode,
  isTestFile,
  lineOf,
  walk,
  type Node,
  type SourceFile,
  type Violation,
} from './source.ts'

/** Clock, chance and network are passed in: the rules have none of their own (design §2, §11). */
const impure: readonly {
  layers: readonly string[]
  what: string
  matches: (node: Node) => boolean
}[] = [
  { layers: ['domain'], what: 'Date.now()', matches: (node) => calls(node, 'Date', 'now') },
  { layers: ['domain'], what: 'Math.random()', matches: (node) => calls(node, 'Math', 'random') },
  {
    layers: ['domain'],
    what: 'new Date() without a time',
    matches: (node) =>
      node.type === 'NewExpression' &&
      isNamed(node['callee'], 'Date') &&
      (node['arguments'] as unknown[]).length === 0,
  },
  {
    layers: ['domain', 'contract', 'ui', 'features'],
    what: 'fetch()',
    matches: isFetch,
  },
  {
    // A write that is sent past the outbox can be lost. Start-up may fetch pictures ahead.
    layers: ['app'],
    what: 'fetch() with a method',
    matches: (node) => isFetch(node) && (node['arguments'] as Node[]).slice(1).some(namesMethod),
  },
]

export function checkPurity(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const layer = layerOf(file.path)
    const rules = impure.filter(({ layers }) => layer !== undefined && layers.includes(layer))
    if (rules.length === 0 || isTestFile(file.path)) return []
    const found: Violation[] = []
    walk(file.tree, (node) => {
      for (const { what, matches } of rules) {
        if (!matches(node)) continue
        const message = `${what} does not belong in ${layer}: take it as an argument, or go through offline`
        found.push({
          rule: 'clock, chance and network come from outside',
          path: file.path,
          line: lineOf(file, node),
          message,
        })
      }
    })
    return found
  })
}

function isFetch(node: Node): boolean {
  return node.type === 'CallExpression' && isNamed(node['callee'], 'fetch')
}

function namesMethod(options: Node): boolean {
  const properties = (options['properties'] ?? []) as Node[]
  return properties.some(({ key }) => isNamed(key, 'method'))
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node['name'] === name
}

function calls(node: Node, object: string, method: string): boolean {
  if (node.type !== 'CallExpression') return false
  const callee = node['callee'] as Node
  return (
    callee.type === 'MemberExpression' &&
    isNamed(callee['object'], object) &&
    isNamed(callee['property'], method)
  )
}
