import { describe, expect, it } from 'vitest'
import { entriesFor } from './entries.ts'

const shown = (role: string, off: readonly string[] = []) =>
  entriesFor(role, (kind) => !off.includes(kind)).map((entry) => entry.to.split('/').pop())

describe('sidebar entries (spec 3 §2.2)', () => {
  it('stand in the documented order, Customers for admin and trainer only', () => {
    expect(shown('Admin')).toEqual([
      'dashboard',
      'rooms',
      'bookings',
      'calendar',
      'menu',
      'cars',
      'laundry',
      'tourism',
      'payments',
      'reports',
      'customers',
      'services',
      'site',
      'settings',
    ])
    expect(shown('trainer', ['restaurant', 'car', 'laundry'])).toEqual([
      'dashboard',
      'rooms',
      'bookings',
      'calendar',
      'tourism',
      'payments',
      'reports',
      'customers',
      'settings',
    ])
    expect(shown('staff')).not.toContain('customers')
  })

  it('lead who orders services to them', () => {
    expect(shown('reception')).toContain('services')
    expect(shown('staff')).not.toContain('services')
    expect(shown('reception')).not.toContain('site')
  })
})
