import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { root } from '../fixtures/paths.ts'
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

/**
 * All imports of a file: static, re-exports, `import()`, `import('x').T` in types, worker URLs, and
 * each file that an `import.meta.glob()` finds on the disk.
 */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = []
  const add = (
    node: Node,
    literal: unknown,
    kind: { typeOnly?: boolean; dynamic?: boolean },
  ): void => {
    if (!isNode(literal) || typeof literal['value'] !== 'string') return
    const specifier = literal['value']
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
      case 'TSImportType':
        return add(node, node['source'], { typeOnly: true })
      case 'ImportExpression':
        return add(node, node['source'], { dynamic: true })
      case 'NewExpression':
        // new URL('./other.ts', import.meta.url): how a worker is named; folders and pictures are no imports.
        if (isUrlOfThisModule(node)) add(node, (node['arguments'] as Node[])[0], { dynamic: true })
        return
      case 'CallExpression':
        for (const { pattern, eager } of globbed(node)) {
          // An alias has no wildcard: what is found stands as if it were written with one.
          const path = posix.join(posix.dirname(file.path), pattern)
          for (const one of globSync(path, { cwd: root }))
            add(node, { type: 'Literal', value: one.replace(/^src\//, '#') }, { dynamic: !eager })
        }
        return
      default:
    }
  })
  return found
}

/** The pattern of `import.meta.glob('../x/*.ts', { eager: true })`, relative to its file; none elsewhere. */
function globbed(node: Node): { pattern: string; eager: boolean }[] {
  const callee = node['callee'] as Node
  const isGlob =
    callee.type === 'MemberExpression' &&
    (callee['object'] as Node).type === 'MetaProperty' &&
    (callee['property'] as Node)['name'] === 'glob'
  if (!isGlob) return []
  const [pattern, options] = node['arguments'] as Node[]
  const settings = (options?.['properties'] ?? []) as Node[]
  const eager = settings.some(
    (one) => (one['key'] as Node)['name'] === 'eager' && (one['value'] as Node)['value'] === true,
  )
  return [{ pattern: String(pattern?.['value']), eager }]
}

/** `import type …`, or every name marked as a type. */
function isTypeOnly(node: Node): boolean {
  const kind = 'importKind' in node ? 'importKind' : 'exportKind'
  if (node[kind] === 'type') return true
  const specifiers = (node['specifiers'] ?? []) as Node[]
  return specifiers.length > 0 && specifiers.every((specifier) => specifier[kind] === 'type')
}

function isUrlOfThisModule(node: Node): boolean {
  const [path, base] = node['arguments'] as Node[]
  if ((node['callee'] as Node)['name'] !== 'URL' || base?.type !== 'MemberExpression') return false
  return /\.[jt]sx?$/.test(String(path?.['value']))
}

/** What a specifier names, by package.json's `imports` and the rules of Node. */
function target(from: string, specifier: string): Pick<Import, 'file' | 'package'> {
  const bare = specifier.replace(/\?.*$/, '')
  if (/^#(demo|tests)\//.test(bare)) return { file: bare.slice(1) }
  if (bare.startsWith('#')) return { file: posix.join('src', bare.slice(1)) }
  if (bare.startsWith('.')) return { file: posix.join(posix.dirname(from), bare) }
  const [scope = '', name = ''] = bare.split('/')
  return { package: scope.startsWith('@') ? `${scope}/${name}` : scope }
}
