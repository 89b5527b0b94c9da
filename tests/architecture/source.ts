import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../fixtures/paths.ts'

/** A node of the syntax tree, as far as the checks look at it. */
export interface Node {
  type: string
  start: number
  end: number
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

/** Reads a file with the parser that builds it, types and JSX included. */
export function parse(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  return { path, text, tree: program as unknown as Node }
}

/** Every TypeScript file under the given top folders, of a copy where one is given. */
export function readSources(
  folders: readonly string[] = ['src', 'sw'],
  from: string = root,
): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(from, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted()
    .map((path) => parse(path, readFileSync(join(from, path), 'utf8')))
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** The nodes right below one, in the order they are written. */
export function children(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode),
  )
}

/** Visits a node and all below it; `visit` answers false to leave out what is below. */
export function walk(node: Node, visit: (node: Node) => boolean | void): void {
  if (visit(node) === false) return
  for (const child of children(node)) walk(child, visit)
}

/** Line of a node, from 1. */
export function lineOf(file: SourceFile, node: Node): number {
  return file.text.slice(0, node.start).split('\n').length
}

export const textOf = (file: SourceFile, node: Node): string =>
  file.text.slice(node.start, node.end).replace(/\s+/g, ' ')

export const isTestFile = (path: string): boolean => /\.test\.tsx?$/.test(path)
