import { inBase, type Money } from '../money.ts'

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
  rwf_rate: null,
  reference: null,
  notes: null,
  processor: null,
  provider: null,
  refunded: 0,
  refund_status: null,
  refunded_at: null,
  device_time: null,
  changed_by: null,
  receipt: null,
  voided: null,
}

/** A payment of tests: $160 in cash for a room, paid at noon of 21 November 2026 in Kigali. */
export function payment(id: string, more: object = {}): Money {
  const row = { ...cash, id, ...more } as Omit<Money, 'dollars'>
  return { dollars: inBase(row.amount, row.currency, row.rwf_rate), ...row }
}
