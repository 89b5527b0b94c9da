import { describe, expect, it } from 'vitest'
import type { Customer } from '#contract/customers.ts'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { deriveCustomers, parseBooked, parseWashed } from './derive.ts'
import { changeBody, customerProblems, emptyCustomer, formOf } from './form.ts'
import { descriptors } from './operations.ts'
import { isActive, selectCustomers } from './select.ts'

const customer = (row: object): Customer => wholeRow('customers', row)
const booked = (row: object) => parseBooked(wholeRow('hotel_bookings', row))
const washed = (row: object) => parseWashed(wholeRow('laundry_orders', row))
const TODAY = '2026-07-10'
const ZONE = 'Africa/Kigali'

describe('a customer of another host', () => {
  it('is read under its other names (spec 3 §3)', () => {
    const row = {
      full_name: 'Aline',
      customer_email: 'a@b.rw',
      customer_phone: '078',
      booking_count: '3',
      total_spend: '12.50',
      updated_at: '2026-07-01',
      vip: 1,
    }
    expect(customer(row)).toMatchObject({
      name: 'Aline',
      email: 'a@b.rw',
      phone: '078',
      bookings: 3,
      spend: 12.5,
      last_seen: '2026-07-01',
      vip: true,
      banned: false,
      marketing_opt_in: true,
    })
  })

  it('is derived from bookings and laundry by e-mail, phone or name (spec 3 §7.8)', () => {
    const found = deriveCustomers([
      booked({
        customer_name: 'Aline',
        customer_email: 'A@b.rw',
        payments: [
          { status: 'paid', amount: 30 },
          { status: 'pending', amount: 99 },
        ],
        created_at: '2026-07-01',
      }),
      booked({
        guest_name: 'A.',
        customer_email: 'a@b.rw',
        payment_status: 'paid',
        grand_total: 50,
      }),
      washed({ customer: 'Bosco', customer_phone: '0788 1', total: 8 }),
      washed({ customer: 'bosco', total: 4 }),
      washed({ customer: 'Bosco', total: 2 }),
    ])
    expect(found.map(({ name, bookings, spend }) => [name, bookings, spend])).toEqual([
      ['Aline', 2, 80],
      ['Bosco', 0, 14],
    ])
  })
})

describe('the list', () => {
  const rows = [
    customer({ name: 'Aline', phone: '+250788123456', last_seen: '2026-07-02', spend: 5 }),
    customer({ name: 'Théogène', vip: true, last_seen: '2026-06-30T21:00:00.000Z', bookings: 9 }),
    customer({ name: 'Wesley', banned: true, last_seen: '2026-06-30T22:30:00.000Z', spend: 9 }),
  ]
  const names = (view: object) =>
    selectCustomers(rows, { search: '', filter: 'all', sort: 'recent', ...view }, TODAY, ZONE).map(
      ({ name }) => name,
    )

  it('is searched, filtered and sorted', () => {
    expect(names({})).toEqual(['Aline', 'Wesley', 'Théogène'])
    expect(names({ sort: 'spend' })[0]).toBe('Wesley')
    expect(names({ sort: 'bookings' })[0]).toBe('Théogène')
    expect(names({ filter: 'vip' })).toEqual(['Théogène'])
    expect(names({ filter: 'banned' })).toEqual(['Wesley'])
    expect(names({ search: 'theogene' })).toEqual(['Théogène'])
    expect(names({ search: '0788123456' })).toEqual(['Aline'])
    // The month is the house's: half past midnight of the first there.
    expect(names({ filter: 'active' })).toEqual(['Aline', 'Wesley'])
    expect(isActive(customer({}), TODAY, ZONE)).toBe(false)
  })
})

describe('the form', () => {
  it('needs name and e-mail in the documents’ words; who came without one is edited without', () => {
    const told = (emailMissing: boolean) =>
      customerProblems(emptyCustomer, emptyCustomer, { emailMissing }).map(({ field }) => field)
    expect(told(false)).toEqual(['name', 'email'])
    expect(told(true)).toEqual(['name'])
  })

  it('takes no phone or e-mail that the house would refuse, save one that was kept so', () => {
    const base = { ...emptyCustomer, name: 'Aline', email: 'a@b.rw' }
    const told = (part: object, was = base) =>
      customerProblems({ ...was, ...part }, was, { emailMissing: false }).map(
        ({ message }) => message.message,
      )
    expect(told({ phone: '07', email: 'a@b' })).toEqual([
      'Must be a valid e-mail address.',
      'Must be a valid phone number.',
    ])
    expect(told({ phone: '0788 123 456' })).toEqual([])
    expect(told({ notes: 'VIP' }, { ...base, phone: 'room 4', email: 'at the gate' })).toEqual([])
  })

  it('sends what changed, and what it was', () => {
    const base = formOf(customer({ name: 'Aline', email: 'a@b.rw' }))
    expect(changeBody(base, base)).toBeNull()
    expect(changeBody({ ...base, phone: ' 078 ', vip: true }, base)).toEqual({
      phone: '078',
      vip: true,
      seen: { phone: null, vip: false },
    })
  })
})

describe('work on a review or a ticket that the house refused', () => {
  it('says what the house has instead in the words of its badge, never in its own', () => {
    const says = (route: 'setReview' | 'setTicket', status: string) =>
      descriptors[route]?.serverStatus?.({ status, changed_at: 't', changed_by: 'Claudine' })
    expect(says('setReview', 'hidden')).toMatchObject({
      label: { message: 'Hidden' },
      by: 'Claudine',
    })
    expect(says('setTicket', 'closed')).toMatchObject({ label: { message: 'Closed' } })
    expect(says('setTicket', 'snoozed')).toBeNull()
  })
})
