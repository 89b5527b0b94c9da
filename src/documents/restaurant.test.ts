import { describe, expect, it } from 'vitest'
import { readRow } from './index.ts'

const kept = (fields: object) => ({ id: '7', version: 0, operation_id: null, ...fields })

describe('the menu of any host', () => {
  it('has prices that came as text, and is to be had where nothing is said', () => {
    expect(readRow('items', kept({ name: 'Steak', price: '18.00' }))).toMatchObject({
      price: 18,
      category_id: '',
      is_available: true,
      image_path: null,
    })
    expect(readRow('items', kept({ name: 'Soup', price: 4, is_available: '0' }))).toMatchObject({
      is_available: false,
    })
  })

  it('says its category by itself, or with the dish', () => {
    expect(readRow('items', kept({ name: 'Soup', price: 4, category_id: 3 }))).toMatchObject({
      category_id: '3',
    })
    const category = { id: 3, name: 'Soups' }
    expect(readRow('items', kept({ name: 'Soup', price: 4, category }))).toMatchObject({
      category_id: '3',
      category: { id: '3', name: 'Soups' },
    })
  })

  it('is without what cannot be sold: no name, no price, a negative one', () => {
    expect(readRow('items', kept({ price: 3 }))).toBeNull()
    expect(readRow('items', kept({ name: 'Steak' }))).toBeNull()
    expect(readRow('items', kept({ name: 'Steak', price: -1 }))).toBeNull()
    expect(readRow('categories', kept({ name: ' ' }))).toBeNull()
    expect(readRow('categories', kept({ name: 'Soups' }))).toMatchObject({ position: 0 })
  })
})

describe('an order of any host', () => {
  it('is whole: what is left out is empty, an unknown state is pending', () => {
    const order = readRow(
      'restaurant_orders',
      kept({
        status: 'READY',
        customer: { name: 'Aline', phone: '0788' },
        schedule_date: '2026-07-01T00:00:00Z',
        schedule_time: '19:00:00',
        items: [{ id: 3, name: 'Soup', price: '4.50', qty: '2' }, { name: 'Tea' }],
        totals: { total: '9.00' },
        payments: [{ id: 1, amount: '9', status: 'PAID' }],
      }),
    )
    expect(order).toMatchObject({
      status: 'ready',
      service_type: 'dine-in',
      customer_name: 'Aline',
      customer_phone: '0788',
      customer_email: null,
      schedule_date: '2026-07-01',
      schedule_time: '19:00',
      party_size: 1,
      items: [
        { id: '3', name: 'Soup', price: 4.5, qty: 2 },
        { id: '', name: 'Tea', price: 0, qty: 1 },
      ],
      items_count: 3,
      subtotal: 9,
      total: 9,
      payment_method: 'cash',
      payment_status: 'unpaid',
      flag: null,
      payments: [{ id: '1', amount: 9, currency: 'USD', status: 'paid' }],
    })
    expect(readRow('restaurant_orders', kept({ status: 'eaten' }))).toMatchObject({
      status: 'pending',
      customer_phone: '',
      items: [],
      payments: [],
    })
  })
})

describe('a reservation of any host', () => {
  it('is whole, and none without a day', () => {
    const row = {
      date: '2026-07-01 00:00',
      time: '19:30:00',
      customer: { name: 'A', email: 'a@b' },
    }
    expect(readRow('table_reservations', kept(row))).toMatchObject({
      status: 'pending',
      date: '2026-07-01',
      time: '19:30',
      party_size: 1,
      customer_name: 'A',
      customer_phone: '',
      customer_email: 'a@b',
    })
    expect(readRow('table_reservations', kept({ time: '19:30' }))).toBeNull()
  })
})
