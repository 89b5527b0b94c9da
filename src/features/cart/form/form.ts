import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isPhone } from '#domain/phone.ts'
import { isEmail } from '#domain/email.ts'
import type { BookCart } from '#contract/cart.ts'
import { looseObject, looseText } from '#lib/loose.ts'
import type { RequestIds } from '#offline/request-ids.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { wireLine } from '../lines.ts'

/** What is asked of the guest beside the lines; plain data, kept as a draft. */
export interface CartForm {
  name: string
  phone: string
  email: string
  take: BookCart['take']
  pay: BookCart['payment']['method']
}

export const emptyForm: CartForm = { name: '', phone: '', email: '', take: 'all', pay: 'counter' }

/** What was sent and is in the cart again, to be changed; its code stays its own. */
export interface Changing {
  id: string
  code: string
}

export interface CartDraft {
  form: CartForm
  ids: RequestIds
  changing: Changing | null
}

/** Null: nothing can be read of it. */
export function readCartDraft(value: unknown): CartDraft | null {
  const draft = looseObject(value)
  const kept = looseObject(draft.form)
  const [ids, changing] = [pairOf(draft.ids), pairOf(draft.changing)]
  if (draft.form === undefined || ids === null) return null
  return {
    form: {
      name: looseText(kept.name),
      phone: looseText(kept.phone),
      email: looseText(kept.email),
      take: kept.take === 'each' ? 'each' : 'all',
      pay: kept.pay === 'card' ? 'card' : 'counter',
    },
    ids,
    changing,
  }
}

function pairOf(value: unknown): { id: string; code: string } | null {
  const row = looseObject(value)
  const pair = { id: looseText(row.id), code: looseText(row.code) }
  return pair.id === '' || pair.code === '' ? null : pair
}

export const fieldIds = { name: 'cart-name', phone: 'cart-phone', email: 'cart-email' } as const
export type CartField = keyof typeof fieldIds

export interface Problem {
  field: CartField
  text: MessageDescriptor
}

/** What is missing of the person, in the order of the fields. */
export function personProblems({ name, phone, email }: CartForm): Problem[] {
  const problems: Problem[] = []
  if (name.trim() === '') problems.push({ field: 'name', text: msg`Please enter your name.` })
  if (!isPhone(phone)) {
    problems.push({ field: 'phone', text: msg`Please enter your phone number.` })
  }
  if (email.trim() !== '' && !isEmail(email.trim())) {
    problems.push({ field: 'email', text: msg`Please enter a valid email.` })
  }
  return problems
}

/** @param total dollars as the house quoted it; null: it prices the cart when it has it */
export function cartBody(
  form: CartForm,
  lines: readonly StoredCartLine[],
  { code, total }: { code: string; total: number | null },
): BookCart {
  return {
    code,
    lines: lines.map(wireLine),
    customer: {
      name: form.name.trim(),
      phone: form.phone.trim(),
      email: form.email.trim() || null,
    },
    take: form.take,
    payment: { method: form.pay },
    totals: total === null ? null : { total, currency: 'USD' },
    source: 'public-stay-cart',
  }
}

/** What was sent, back in the form. */
export function formOf({ customer, take, payment }: BookCart): CartForm {
  return {
    name: customer.name,
    phone: customer.phone,
    email: customer.email ?? '',
    take,
    pay: payment.method,
  }
}
