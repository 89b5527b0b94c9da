import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../fixtures/paths.ts'

/* tests/spec-1.md: no row without a test, and no test that is not there. */

interface Row {
  section: string
  words: string
  held: { file: string; name: string }[]
}

function rowsOf(markdown: string): Row[] {
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
function hasTest(source: string, name: string): boolean {
  const title = name.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)
  return new RegExp(String.raw`\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*['"\`]${title}['"\`]`).test(
    source,
  )
}

const rows = rowsOf(readFileSync(join(root, 'tests/spec-1.md'), 'utf8'))

describe('the table of specification 1', () => {
  it('has every section, and no row that nothing holds', () => {
    const count = new Map<string, number>()
    for (const { section } of rows) count.set(section, (count.get(section) ?? 0) + 1)
    expect(Object.fromEntries(count)).toEqual({
      'Route table (§2)': 16,
      'Shared layout and home (§2)': 7,
      'Error catalogue (§8)': 17,
      'Constants (§9)': 17,
    })
    expect(rows.filter(({ held }) => held.length === 0)).toEqual([])
  })

  it('names tests that are there', () => {
    const missing = rows.flatMap(({ words, held }) =>
      held
        .filter(({ file, name }) => {
          const path = join(root, file)
          return !existsSync(path) || !hasTest(readFileSync(path, 'utf8'), name)
        })
        .map(({ file, name }) => `${words}: ${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('would see one that is not', () => {
    expect(hasTest(`test('a room', async () => {})`, 'a room')).toBe(true)
    expect(hasTest(`it.each([1, 2])('a room', () => {})`, 'a room')).toBe(true)
    expect(hasTest(`// test of 'a room'\ntest('a rooms', …)`, 'a room')).toBe(false)
    expect(rowsOf('| a | b |  |\n')[0]?.held ?? []).toEqual([])
  })
})
