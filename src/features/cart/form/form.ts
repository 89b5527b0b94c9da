import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { BookCart } from '#contract/cart.ts'
import { readAt } from '#contract/route.ts'
import { keptForm } from '#lib/kept-form.ts'
import type { RequestIds } from '#offline/request-ids.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { customerOf, nobody, personOf } from '#parts/request-form/body.ts'
import type { Person } from '#parts/request-form/form-kind.ts'
import { wireLine } from '../lines.ts'

/** What the guest fills in besides the lines; plain data, saved as a draft. */
export interface CartForm extends Person {
  take: BookCart['take']
  pay: BookCart['payment']['method']
}

export const emptyForm: CartForm = { ...nobody, take: 'all', pay: 'counter' }

/** A sent cart that the guest changes; it keeps its code. */
export interface Changing {
  id: string
  code: string
}

export interface CartDraft {
  form: CartForm
  ids: RequestIds
  changing: Changing | null
}

/** Null for what is no draft. */
export function readCartDraft(value: unknown): CartDraft | null {
  const form = keptForm(emptyForm, readAt(value, 'form'))
  const ids = readPair(readAt(value, 'ids'))
  return form && ids && { form, ids, changing: readPair(readAt(value, 'changing')) }
}

function readPair(value: unknown): Changing | null {
  const pair = keptForm({ id: '', code: '' }, value)
  return pair === null || pair.id === '' || pair.code === '' ? null : pair
}

export const fieldIds = { name: 'cart-name', phone: 'cart-phone', email: 'cart-email' } as const
export type CartField = keyof typeof fieldIds

/** @param total in the base currency, as the house quoted it; null: it prices the cart when it has it */
export function cartBody(
  form: CartForm,
  lines: readonly StoredCartLine[],
  { code, total }: { code: string; total: number | null },
): BookCart {
  return {
    code,
    lines: lines.map(wireLine),
    customer: customerOf(form),
    take: form.take,
    payment: { method: form.pay },
    totals: total === null ? null : { total, currency: houseMoneyHere().base },
    source: 'public-stay-cart',
  }
}

/** What was sent, back in the form. */
export function formOf({ customer, take, payment }: BookCart): CartForm {
  return { ...personOf(customer), take, pay: payment.method }
}
