import { posix } from 'node:path'
import { isNode, lineOf, walk, type Node, type SourceFile } from './source.ts'

export interface Import {
  /** As written. */
  specifier: string
  /** File of ours it names, relative to the top folder; undefined for a package. */
  file?: string
  /** Package it names: `dexie`, `@base-ui/react`, `node:fs`; undefined for a file of ours. */
  package?: string
  /** Erased before anything runs. */
  typeOnly: boolean
  /** `import()`: fetched when reached. */
  dynamic: boolean
  line: number
}

/** All imports of a file: static, re-exports, `import()`, `import('x').T` in types, and worker URLs. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = []
  const add = (
    node: Node,
    literal: unknown,
    kind: { typeOnly?: boolean; dynamic?: boolean },
  ): void => {
    if (!isNode(literal) || literal.type !== 'StringLiteral') return
    const specifier = String(literal['value'])
    found.push({
      specifier,
      ...target(file.path, specifier),
      typeOnly: kind.typeOnly ?? false,
      dynamic: kind.dynamic ?? false,
      line: lineOf(file, node),
    })
  }
  walk(file.tree, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        return add(node, node['source'], { typeOnly: isTypeOnly(node) })
      case 'TsImportType':
        return add(node, node['argument'], { typeOnly: true })
      case 'CallExpression':
        if ((node['callee'] as Node).type === 'Import')
          add(node, firstArgument(node), { dynamic: true })
        return
      case 'NewExpression':
        // new URL('./other.ts', import.meta.url): how a worker or an asset is named.
        if (isUrlOfThisModule(node)) add(node, firstArgument(node), { dynamic: true })
        return
      default:
    }
  })
  return found
}

function isTypeOnly(node: Node): boolean {
  if (node['typeOnly'] === true) return true
  const specifiers = node['specifiers']
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false
  return specifiers.every(
    (specifier) => (specifier as Record<string, unknown>)['isTypeOnly'] === true,
  )
}

function firstArgument(node: Node): unknown {
  return (node['arguments'] as { expression: unknown }[] | null)?.[0]?.expression
}

function isUrlOfThisModule(node: Node): boolean {
  const callee = node['callee'] as Node
  const list = node['arguments'] as { expression: Node }[] | null
  return callee['value'] === 'URL' && list?.[1]?.expression.type === 'MemberExpression'
}

/** What a specifier names, by package.json's `imports` and the rules of Node. */
function target(from: string, specifier: string): Pick<Import, 'file' | 'package'> {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return { file: posix.join('src', bare.slice(1)) }
  if (bare.startsWith('.')) return { file: posix.join(posix.dirname(from), bare) }
  const [scope = '', name = ''] = bare.split('/')
  return { package: scope.startsWith('@') ? `${scope}/${name}` : scope }
}
