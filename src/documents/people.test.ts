import { expect, it } from 'vitest'
import { readRow } from './index.ts'

const kept = (fields: object) => ({ id: 'c1', version: 1, operation_id: null, ...fields })

it('reads a customer under the names that hosts have', () => {
  const row = {
    full_name: 'Bosco',
    customer_email: 'b@c.rw',
    booking_count: '3',
    total_spend: '9.5',
  }
  expect(readRow('customers', kept(row))).toMatchObject({
    name: 'Bosco',
    email: 'b@c.rw',
    phone: null,
    bookings: 3,
    spend: 9.5,
    marketing_opt_in: true,
  })
  expect(readRow('customers', kept({ email: 'b@c.rw' }))).toMatchObject({ name: 'b@c.rw' })
})

it('bans nobody whom a host does not clearly ban', () => {
  for (const banned of [undefined, '0', 0, '', 'no', {}]) {
    expect(readRow('customers', kept({ banned }))).toMatchObject({ banned: false })
  }
  expect(readRow('customers', kept({ banned: 1 }))).toMatchObject({ banned: true })
})
