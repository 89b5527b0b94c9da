import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../fixtures/paths.ts'
import { hasTest, missingTests, rowsBySection, rowsOf } from './spec-rows.ts'

/* tests/spec-1.md: no row without a test, and no test that is not there. */

const rows = rowsOf(readFileSync(join(root, 'tests/spec-1.md'), 'utf8'))

describe('the table of specification 1', () => {
  it('has every section, and no row that nothing holds', () => {
    expect(rowsBySection(rows)).toEqual({
      'Route table (§2)': 16,
      'Shared layout and home (§2)': 7,
      'Calls (§7)': 1,
      'Error catalogue (§8)': 17,
      'Constants (§9)': 17,
    })
    expect(rows.filter(({ held }) => held.length === 0)).toEqual([])
  })

  it('names tests that are there', () => {
    expect(missingTests(rows)).toEqual([])
  })

  it('would see one that is not', () => {
    expect(hasTest(`test('a room', async () => {})`, 'a room')).toBe(true)
    expect(hasTest(`it.each([1, 2])('a room', () => {})`, 'a room')).toBe(true)
    expect(hasTest(`// test of 'a room'\ntest('a rooms', …)`, 'a room')).toBe(false)
    expect(rowsOf('| a | b |  |\n')[0]?.held ?? []).toEqual([])
  })
})
