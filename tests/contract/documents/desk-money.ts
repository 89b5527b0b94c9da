import { expect } from 'vitest'
import { TODAY } from '../http-house.ts'
import { listed, well, type Call, type Sent } from './call.ts'
import { booked } from './public-site.ts'

/** Spec 3 §7.7 and §7.8: money on bookings, and customers. */

/** The payments of a booking (spec 3 §7.7), as the form sends them. */
const payment = {
  amount: '50.50',
  currency: 'USD',
  method: 'mobile money',
  status: 'paid',
  reference: 'MM-77',
  notes: 'Deposit',
  created_at: TODAY,
  customer_name: 'Aline Mukamana',
}
const paid = async (sent: Sent, changes: object = {}) => {
  const id = await booked(sent)
  const made = await sent.made(
    `POST /api/hotel-bookings/${id}/payments`,
    { ...payment, ...changes },
    sent.token,
  )
  return { id, paymentId: String(made.id) }
}

const person = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  phone: '',
  vip: false,
  banned: false,
  marketing_opt_in: true,
  notes: '',
})

export const deskMoney: readonly Call[] = [
  {
    at: 'spec 3 §7.7',
    call: 'GET /api/hotel-bookings?include=payments&per_page=500',
    async does(sent) {
      const { id, paymentId } = await paid(sent)
      const row = listed(await sent.asDesk()).find((one) => one.id === id)
      expect(row?.payments).toMatchObject([
        {
          id: paymentId,
          booking_id: id,
          customer: 'Aline Mukamana',
          amount: 50.5,
          currency: 'USD',
          method: 'mobile money',
          status: 'paid',
          reference: 'MM-77',
          notes: 'Deposit',
          created_at: expect.stringContaining(TODAY),
        },
      ])
    },
  },
  {
    at: 'spec 3 §7.7',
    call: 'POST /api/hotel-bookings/{id}/payments',
    async does(sent) {
      const id = await booked(sent)
      const { data } = well(await sent.asDesk({ id }, payment), 201)
      expect(data).toMatchObject({
        id: expect.any(String),
        reference: 'MM-77',
        created_at: expect.stringContaining(TODAY),
        notes: 'Deposit',
      })
      expect(await sent.row('payments', (data as { id: string }).id)).toMatchObject({
        subject_kind: 'room',
        subject_id: id,
        amount_cents: 5050,
        method: 'mobile money',
        status: 'paid',
        paid_at: expect.stringContaining(TODAY),
      })
      // The default, and no date.
      const { status: _, ...waiting } = { ...payment, created_at: '' }
      const later = well(await sent.asDesk({ id }, waiting), 201)
      expect(await sent.row('payments', later.id)).toMatchObject({ status: 'pending' })
    },
  },
  {
    at: 'spec 3 §7.7',
    call: 'PATCH /api/hotel-bookings/{id}/payments/{paymentId}',
    async does(sent) {
      const params = await paid(sent)
      const edited = { ...payment, amount: '60', notes: 'Deposit and dinner' }
      well(await sent.asDesk(params, edited))
      const its = () => sent.row('payments', params.paymentId)
      expect(await its()).toMatchObject({ amount_cents: 6000, notes: 'Deposit and dinner' })
      well(await sent.asDesk(params, { status: 'refunded' }))
      expect(await its()).toMatchObject({ status: 'refunded', refund_cents: 6000 })
      const before = await its()
      expect((await sent.asDesk(params, { status: 'refunded' })).status).toBe(409)
      expect(await its()).toEqual(before)
      const waiting = await paid(sent, { status: 'pending' })
      well(await sent.asDesk(waiting, { status: 'paid' }))
      expect(await sent.row('payments', waiting.paymentId)).toMatchObject({ status: 'paid' })
      well(await sent.asDesk(waiting, { status: 'failed' }))
      expect(await sent.row('payments', waiting.paymentId)).toMatchObject({ status: 'failed' })
    },
  },
  {
    at: 'spec 3 §7.8',
    call: 'GET /api/customers',
    async does({ asDesk }) {
      expect(listed(await asDesk())[0]).toMatchObject({
        name: expect.any(String),
        bookings: expect.any(Number),
        spend: expect.any(Number),
        vip: expect.any(Boolean),
        banned: expect.any(Boolean),
        marketing_opt_in: expect.any(Boolean),
      })
    },
  },
  {
    at: 'spec 3 §7.8',
    call: 'POST /api/customers',
    async does({ asDesk, row }) {
      const { data } = well(await asDesk({}, { ...person('New One'), vip: true }), 201)
      expect(await row('customers', (data as { id: string }).id)).toMatchObject({
        name: 'New One',
        email: 'new.one@example.com',
        phone: null,
        vip: 1,
      })
    },
  },
  {
    at: 'spec 3 §7.8',
    call: 'PATCH /api/customers/{id}',
    async does({ asDesk, row, made, token }) {
      const { data } = await made('POST /api/customers', person('Other One'), token)
      const { id } = data as { id: string }
      well(await asDesk({ id }, { vip: true }))
      well(await asDesk({ id }, { banned: true }))
      expect(await row('customers', id)).toMatchObject({ vip: 1, banned: 1, name: 'Other One' })
      well(await asDesk({ id }, { ...person('Other One'), notes: 'Allergic to nuts' }))
      expect(await row('customers', id)).toMatchObject({
        vip: 0,
        banned: 0,
        notes: 'Allergic to nuts',
      })
    },
  },
]
