import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../fixtures/paths.ts'

/* Reads the tables of tests/spec-*.md: what a document asks for, and which tests hold it. */

export interface Row {
  section: string
  words: string
  held: { file: string; name: string }[]
}

export function rowsOf(markdown: string): Row[] {
  let section = ''
  const rows: Row[] = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    const cells = line.split(/ +\| +/)
    if (cells.length !== 3 || !line.startsWith('| ') || line.startsWith('| ---')) continue
    const [first = '', second = '', by = ''] = cells
    if (by.startsWith('Held by')) continue
    const held = [...by.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file = '', name = '']) => ({
      file,
      name,
    }))
    rows.push({ section, words: `${first.slice(2)}: ${second}`, held })
  }
  return rows
}

/** Whether a test of this name stands in the file, as a title and not in passing. */
export function hasTest(source: string, name: string): boolean {
  const title = name.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)
  return new RegExp(String.raw`\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*['"\`]${title}['"\`]`).test(
    source,
  )
}

/** How many rows each section has. */
export function rowsBySection(rows: readonly Row[]): Record<string, number> {
  const count = new Map<string, number>()
  for (const { section } of rows) count.set(section, (count.get(section) ?? 0) + 1)
  return Object.fromEntries(count)
}

/** The tests that rows name and that are not there. */
export function missingTests(rows: readonly Row[]): string[] {
  return rows.flatMap(({ words, held }) =>
    held
      .filter(({ file, name }) => {
        const path = join(root, file)
        return !existsSync(path) || !hasTest(readFileSync(path, 'utf8'), name)
      })
      .map(({ file, name }) => `${words}: ${file}: ${name}`),
  )
}
