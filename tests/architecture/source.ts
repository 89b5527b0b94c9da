import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { root } from '../fixtures/paths.ts'

/** A node of the syntax tree, as far as the checks look at it. */
export interface Node {
  type: string
  span: { start: number; end: number }
  [field: string]: unknown
}

/** A file of ours with its tree; `path` is relative to the top folder. */
export interface SourceFile {
  path: string
  text: string
  tree: Node
}

export interface Violation {
  rule: string
  path: string
  line: number
  message: string
}

export function parse(path: string, text: string): SourceFile {
  const tree = parseSync(text, {
    syntax: 'typescript',
    tsx: path.endsWith('.tsx'),
    target: 'es2024',
  }) as unknown as Node
  return { path, text, tree }
}

/** Every TypeScript file under the given top folders. */
export function readSources(folders: readonly string[] = ['src', 'sw']): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted()
    .map((path) => parse(path, readFileSync(join(root, path), 'utf8')))
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** The nodes right below one, in the order they are written. */
export function children(node: Node): Node[] {
  return Object.values(node).flatMap((value) => {
    if (Array.isArray(value)) return value.flatMap((entry) => unwrap(entry))
    return unwrap(value)
  })
}

/** Arguments and list elements stand in a wrapper without a type: `{ spread, expression }`. */
function unwrap(value: unknown): Node[] {
  if (isNode(value)) return [value]
  const inner = (value as { expression?: unknown } | null)?.expression
  return isNode(inner) ? [inner] : []
}

/** Visits a node and all below it; `visit` answers false to leave out what is below. */
export function walk(node: Node, visit: (node: Node) => boolean | void): void {
  if (visit(node) === false) return
  for (const child of children(node)) walk(child, visit)
}

/** Line of a node, from 1. The parser counts in bytes, from 1. */
export function lineOf(file: SourceFile, node: Node): number {
  const before = Buffer.from(file.text).subarray(0, node.span.start - 1)
  return before.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 1)
}

export const isTestFile = (path: string): boolean => /\.test\.tsx?$/.test(path)
