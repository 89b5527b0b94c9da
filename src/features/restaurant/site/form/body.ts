import type { PlaceOrder } from '#contract/restaurant.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { orderTotals, type Totals } from '#domain/restaurant.ts'
import { emptyForm, type OrderForm } from './form.ts'

/** The wished time as it stands on the screen: chosen, or offered. */
export interface Schedule {
  date: string
  time: string
}

/** What the order costs by the device's reckoning; the house works out its own (design §6). */
export function totalsOf(form: OrderForm, promoCounts: boolean): Totals {
  return orderTotals(
    form.cart.map((line) => ({ price_cents: line.priceCents, qty: line.qty })),
    form.promoOn ? form.promoCode : null,
    promoCounts,
  )
}

const orNull = (text: string) => text.trim() || null

/** The documents' payload (spec 2 §3): dollars as decimals, the customer also as flat fields. */
export function bodyOf(
  form: OrderForm,
  {
    code,
    schedule,
    promoCounts,
    card = null,
  }: {
    code: string
    schedule: Schedule
    promoCounts: boolean
    /** Masked reference of the card that was shown; null: none, or it is paid on the provider's page. */
    card?: string | null
  },
): PlaceOrder {
  const totals = totalsOf(form, promoCounts)
  const total = fromCents(totals.total_cents)
  const customer = { name: form.name.trim(), phone: form.phone.trim(), email: orNull(form.email) }
  return {
    code,
    service_type: form.service,
    schedule,
    party_size: form.partySize,
    notes: orNull(form.notes),
    promo_code: form.promoOn ? orNull(form.promoCode) : null,
    items: form.cart.map(({ id, name, priceCents, qty }) => ({
      id,
      name,
      price: fromCents(priceCents),
      qty,
    })),
    custom_request: orNull(form.customRequest),
    totals: {
      subtotal: fromCents(totals.subtotal_cents),
      discount: fromCents(totals.discount_cents),
      total,
    },
    payment: paymentOf(form, total, card),
    customer,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: customer.email,
    source: 'public',
  }
}

/** pay-counter goes as cash (spec 2 §4); the processor is labelled 'demo' (spec 2 §9). */
function paymentOf(form: OrderForm, total: number, card: string | null): PlaceOrder['payment'] {
  switch (form.payment) {
    case 'room':
      return {
        method: 'room',
        amount: total,
        reference: null,
        processor: null,
        room_number: form.roomNumber.trim(),
        room_guest_name: form.roomGuest.trim(),
      }
    case 'card':
      return {
        method: 'card',
        amount: total,
        reference: card,
        processor: card === null ? null : 'demo',
      }
    default:
      // Cash sends 0 (spec 2 §9).
      return { method: 'cash', amount: 0, reference: null, processor: null }
  }
}

const choices = { cash: 'pay-counter', room: 'room', card: 'card' } as const

/** A waiting or parked order back in the form, for changing. */
export function formOf(body: PlaceOrder): OrderForm {
  return {
    ...emptyForm,
    cart: body.items.map(({ id, name, price, qty }) => ({
      id,
      name,
      priceCents: toCents(price),
      qty,
    })),
    service: body.service_type,
    date: body.schedule.date,
    time: body.schedule.time,
    partySize: body.party_size,
    notes: body.notes ?? '',
    customRequest: body.custom_request ?? '',
    promoOn: body.promo_code !== null,
    promoCode: body.promo_code ?? '',
    name: body.customer.name,
    phone: body.customer.phone,
    email: body.customer.email ?? '',
    payment: choices[body.payment.method],
    roomNumber: body.payment.room_number ?? '',
    roomGuest: body.payment.room_guest_name ?? '',
  }
}
