import { expect, it } from 'vitest'
import { custom } from '#contract/services/custom.ts'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { toCachedMoney, toCachedOrder } from './cached.ts'
import { workOut } from './work-out.ts'

const nothing = { stays: [], money: [], categories: [], timezone: 'America/Lima', rooms: null }
const noOrders = { restaurant: [], laundry: [], car: [], tour: [], custom: [] }
const day = { from: '2026-11-21', to: '2026-11-21' }

it('lists an order for no day on the house’s day of it, as the server does', () => {
  // Half past ten in the evening; in UTC it is the next day.
  const firewood = { id: 'f', day: null, total: 5, created_at: '2026-11-22T03:30:00.000Z' }
  const orders = {
    ...noOrders,
    custom: [toCachedOrder(custom, wholeRow('custom_orders', firewood))],
  }
  const { transactions } = workOut({ ...nothing, orders }, day)
  expect(transactions).toMatchObject([{ id: 'custom:f', date: '2026-11-21', amount: 5 }])
})

it('takes off all of what went back whole, whatever its rate makes of it', () => {
  const at = '2026-11-21T15:00:00.000Z'
  const dollars = wholeRow('payments', {
    id: 'p',
    subject: { kind: 'room', id: 'b' },
    amount: 34.54,
    refunded: 34.54,
    currency: 'USD',
    rwf_rate: 1 / 1447.5,
    // Francs: what the bill came to.
    dollars: 50_000,
    status: 'refunded',
    refund_status: 'done',
    paid_at: at,
    refunded_at: at,
  })
  const { revenue } = workOut(
    { ...nothing, orders: noOrders, money: [toCachedMoney(dollars)] },
    day,
  )
  expect(revenue.room).toBe(0)
})
