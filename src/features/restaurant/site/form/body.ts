import type { PlaceOrder } from '#contract/restaurant.ts'
import { fromCents } from '#domain/money.ts'
import type { Totals } from '#domain/restaurant.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import {
  customerOf,
  orNull,
  paymentForm,
  paymentOf,
  personOf,
  promoForm,
  promoOf,
} from '#parts/request-form/body.ts'
import type { When } from '#parts/request-form/problems.ts'
import { cartOf, cartTotals, cartWire } from '../../cart.ts'
import type { OrderForm } from './form.ts'

/** What the order costs, with the promo code that was typed. */
export function totalsOf(form: OrderForm, promoCounts: boolean): Totals {
  return cartTotals(form.cart, form.promoOn ? form.promoCode : null, promoCounts)
}

/** The documents' payload (spec 2 §3): the base currency as decimals, the customer also as flat fields. */
export function bodyOf(
  form: OrderForm,
  {
    code,
    schedule,
    promoCounts,
    card = null,
  }: {
    code: string
    schedule: When
    promoCounts: boolean
    /** Masked reference of the card that was shown; null: none, or it is paid on the provider's page. */
    card?: string | null
  },
): PlaceOrder {
  const totals = totalsOf(form, promoCounts)
  const total = fromCents(totals.total_cents)
  const customer = customerOf(form)
  const { method, ...payment } = paymentOf(form, card)
  return {
    code,
    service_type: form.service,
    schedule,
    party_size: form.partySize,
    notes: orNull(form.notes),
    promo_code: promoOf(form),
    custom_request: orNull(form.customRequest),
    ...cartWire(form.cart, totals),
    // Cash sends 0 (spec 2 §9).
    payment: { method, amount: method === 'cash' ? 0 : total, ...payment },
    customer,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: customer.email,
    source: 'public',
  }
}

/** A waiting or parked order back in the form, for changing. */
export function formOf(body: PlaceOrder): OrderForm {
  return {
    cart: cartOf(body),
    service: body.service_type,
    date: body.schedule.date,
    time: body.schedule.time,
    partySize: body.party_size,
    notes: body.notes ?? '',
    customRequest: body.custom_request ?? '',
    ...promoForm(body.promo_code),
    ...personOf(body.customer),
    ...paymentForm(body.payment, 'pay-counter'),
  }
}

/** An order as a line of a stay: without who and how it is paid, which are asked there for all. */
export function stayLineOf(
  body: PlaceOrder,
  words: Pick<NewCartLine, 'title' | 'detail'>,
): NewCartLine {
  const { service_type, schedule, party_size, notes, promo_code, items } = body
  const { custom_request, totals, source } = body
  return {
    kind: 'restaurant',
    request: {
      service_type,
      schedule,
      party_size,
      notes,
      promo_code,
      items,
      custom_request,
      totals,
      source,
    },
    ...words,
    from: schedule.date,
    to: schedule.date,
    total: totals.total,
  }
}
