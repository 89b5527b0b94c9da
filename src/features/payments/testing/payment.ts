import { parseMoney, type Money } from '../money.ts'

const cash = {
  version: 1,
  operation_id: null,
  created_at: '2026-11-21T10:00:00.000Z',
  changed_at: '2026-11-21T10:00:00.000Z',
  subject: { kind: 'room', id: 'b1' },
  subject_code: 'K7MP2QXW',
  subject_title: 'Bisoke',
  customer: 'Aline Uwase',
  amount: 160,
  currency: 'USD',
  method: 'cash',
  status: 'paid',
  paid_at: '2026-11-21T10:00:00.000Z',
}

/** A payment of tests: $160 in cash for a room, paid at noon of 21 November 2026 in Kigali. */
export function payment(id: string, more: object = {}): Money {
  const made = parseMoney({ ...cash, id, ...more })
  if (made === null) throw new Error('A payment on nothing')
  return made
}
