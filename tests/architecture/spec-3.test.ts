import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../fixtures/paths.ts'
import { missingTests, rowsBySection, rowsOf } from './spec-rows.ts'

/* tests/spec-3.md: no row without a test outside “Pending”, and no test that is not there. */

const rows = rowsOf(readFileSync(join(root, 'tests/spec-3.md'), 'utf8'))
const isPending = ({ section }: { section: string }) => section === 'Pending'

describe('the table of specification 3', () => {
  it('has every section of the back office, and no row that nothing holds but those pending', () => {
    expect(rowsBySection(rows)).toEqual({
      'Screens and routes (§2.1, §2.2)': 7,
      'Rooms management (§2.3)': 7,
      'Reservations calendar (§2.4)': 6,
      'Bookings, all services (§2.5)': 7,
      'Restaurant Menu (§2.6)': 10,
      'Car Rentals (§2.7)': 8,
      'Laundry Management (§2.8)': 7,
      'Payments (§2.9)': 8,
      'Customers and Community (§2.10)': 9,
      'Settings (§2.11)': 11,
      'Reports (§2.12)': 6,
      'Tourism Services (§2.13)': 9,
      'Entities (§3)': 11,
      'States (§4)': 16,
      'Validation (§5)': 15,
      'Roles (§6)': 3,
      'Calls (§7)': 14,
      'Texts (§8)': 12,
      'Constants (§9)': 9,
      'A shift without the link (issue “front desk”)': 8,
      'The rest of the back office (its issue)': 11,
    })
    expect(rows.filter((row) => !isPending(row) && row.held.length === 0)).toEqual([])
  })

  it('has nothing pending that something holds: such a row goes to its section', () => {
    expect(rows.filter((row) => isPending(row) && row.held.length > 0)).toEqual([])
  })

  it('names tests that are there', () => {
    expect(missingTests(rows)).toEqual([])
  })
})
