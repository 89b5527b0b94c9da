import { describe, expect, it } from 'vitest'
import { createFindStay, type GuestOrder, type GuestStay } from './guest-stays.ts'

const phone = '0788 123 456'
const stay = (id: string, name: string, days: string, more: object = {}): GuestStay => {
  const [checkIn = '', checkOut = ''] = days.split(' ')
  return { id, contact: { name, phone: null, email: null, ...more }, checkIn, checkOut }
}
const find = createFindStay([
  stay('here', 'Aline Uwase', '2026-07-01 2026-07-04', { phone, email: 'Aline@example.test' }),
  stay('jean', 'Jean-Pierre Habimana', '2026-07-02 2026-07-05'),
  stay('later', 'Uwase Aline', '2026-07-04 2026-07-09', { phone }),
  stay('nobody', '', '2026-07-01 2026-07-09'),
])
const of = (name: string, from: string, more: Partial<GuestOrder> & { phone?: string } = {}) => {
  const { phone: its = null, ...order } = more
  return find({ contact: { name, phone: its }, from, ...order })
}

describe('the stay of an order', () => {
  it('is the one that it is charged to, whoever ordered', () => {
    expect(of('Somebody', '2026-07-02', { stayId: 'later' })).toBe('later')
  })

  it('is that of its guest on its day, known by phone, e-mail or name; none where neither fits', () => {
    expect(of('A. U.', '2026-07-02', { phone: '+250788123456' })).toBe('here')
    expect(
      find({ contact: { name: 'A. U.', email: 'aline@EXAMPLE.test' }, from: '2026-07-02' }),
    ).toBe('here')
    expect(of('habimana jean pierre', '2026-07-02')).toBe('jean')
    expect(of('Aline Uwase', '2026-07-02', { phone: '0788 999 888' })).toBeNull()
    expect(of('', '2026-07-02')).toBeNull()
    expect(of('Aline Uwase', '')).toBeNull()
  })

  it('is on one of the days of the order, the first in order of several', () => {
    expect(of('Aline Uwase', '2026-07-06')).toBe('later')
    expect(of('Aline Uwase', '2026-06-29')).toBeNull()
    // The same first day, and another last one.
    expect(of('Aline Uwase', '2026-06-29', { to: '2026-07-08' })).toBe('here')
    expect(of('Aline Uwase', '2026-07-04')).toBe('here')
  })
})
