import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../fixtures/paths.ts'
import { missingTests, rowsBySection, rowsOf } from './spec-rows.ts'

/* tests/spec-2.md: no row without a test, no test that is not there, and nothing left to do. */

const rows = rowsOf(readFileSync(join(root, 'tests/spec-2.md'), 'utf8'))

describe('the table of specification 2', () => {
  it('has every section, no row that nothing holds, and nothing pending', () => {
    expect(rowsBySection(rows)).toEqual({
      'Screens and routes (§2)': 17,
      'Entities and payloads (§3)': 12,
      'States and defaults (§4)': 6,
      'Validation (§5)': 19,
      'Roles (§6)': 1,
      'Calls (§7)': 12,
      'Texts (§8)': 16,
      'Constants (§9)': 10,
    })
    expect(rows.filter(({ held }) => held.length === 0)).toEqual([])
  })

  it('names tests that are there', () => {
    expect(missingTests(rows)).toEqual([])
  })
})
