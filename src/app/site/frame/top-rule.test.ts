import { describe, expect, it } from 'vitest'
import { beginsUnderHeader } from './top-rule.ts'

describe('the header over a page (spec 1 §2)', () => {
  it.each(['/', '/login', '/register', '/contact', '/reviews'])('is transparent on %s', (path) => {
    expect(beginsUnderHeader(path)).toBe(true)
  })

  it.each(['/login/help', '/contact/', '/reviews/3', '/map', '/requests', '/tours', '/book'])(
    'has its own ground on %s',
    (path) => {
      expect(beginsUnderHeader(path)).toBe(false)
    },
  )

  it.each([
    '/apartment-info',
    '/appartment-info',
    '/laundry',
    '/car-rental',
    '/rooms/room-3',
    '/restaurant',
  ])('is transparent on what starts with %s', (path) => {
    expect(beginsUnderHeader(path)).toBe(true)
    expect(beginsUnderHeader(`${path}/more`)).toBe(true)
  })
})
