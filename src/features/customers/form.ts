import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isEmail } from '#domain/email.ts'
import type { CreateCustomer, UpdateCustomer } from '#contract/customers.ts'
import { looseObject, looseText, notFalse } from '#lib/loose.ts'
import type { Customer } from './customer.ts'

/** The form as it is typed. */
export interface CustomerForm {
  name: string
  email: string
  phone: string
  notes: string
  vip: boolean
  banned: boolean
  marketing_opt_in: boolean
}

export const emptyCustomer: CustomerForm = {
  name: '',
  email: '',
  phone: '',
  notes: '',
  vip: false,
  banned: false,
  marketing_opt_in: true,
}

export const formOf = (row: Customer): CustomerForm => ({
  name: row.name,
  email: row.email ?? '',
  phone: row.phone ?? '',
  notes: row.notes ?? '',
  vip: row.vip,
  banned: row.banned,
  marketing_opt_in: row.marketing_opt_in,
})

/** What stands in the body of an operation, laid over another form. */
export function formFrom(
  body: Partial<CreateCustomer> | UpdateCustomer,
  below: CustomerForm,
): CustomerForm {
  return {
    name: body.name ?? below.name,
    email: body.email === undefined ? below.email : (body.email ?? ''),
    phone: body.phone === undefined ? below.phone : (body.phone ?? ''),
    notes: body.notes === undefined ? below.notes : (body.notes ?? ''),
    vip: body.vip ?? below.vip,
    banned: body.banned ?? below.banned,
    marketing_opt_in: body.marketing_opt_in ?? below.marketing_opt_in,
  }
}

/** A draft as it was kept, whatever version wrote it; null for what is none. */
export function readForm(value: unknown): CustomerForm | null {
  const kept = looseObject(value)
  if (typeof kept.name !== 'string') return null
  return {
    name: kept.name,
    email: looseText(kept.email),
    phone: looseText(kept.phone),
    notes: typeof kept.notes === 'string' ? kept.notes : '',
    vip: kept.vip === true,
    banned: kept.banned === true,
    marketing_opt_in: notFalse(kept.marketing_opt_in),
  }
}

export interface CustomerProblem {
  field: 'name' | 'email'
  message: MessageDescriptor
}

/**
 * The documents' rules in their words (spec 3 §5). Who booked without an e-mail, at the counter or by
 * phone, is edited without one.
 */
export function customerProblems(
  form: CustomerForm,
  { emailMissing }: { emailMissing: boolean },
): CustomerProblem[] {
  const problems: CustomerProblem[] = []
  if (form.name.trim() === '') problems.push({ field: 'name', message: msg`Name is required` })
  const email = form.email.trim()
  if (email === '' && !emailMissing) {
    problems.push({ field: 'email', message: msg`Email is required` })
  } else if (email !== '' && !isEmail(email)) {
    problems.push({ field: 'email', message: msg`This is not an e-mail address.` })
  }
  return problems
}

const orNull = (text: string) => text.trim() || null

/** The wire's fields of a form without problems. */
export function createBody(form: CustomerForm): CreateCustomer {
  const { vip, banned, marketing_opt_in } = form
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    phone: orNull(form.phone),
    notes: orNull(form.notes),
    vip,
    banned,
    marketing_opt_in,
  }
}

/** Only what is another than it was, with what it was as `seen`; null where nothing is. */
export function changeBody(form: CustomerForm, base: CustomerForm): UpdateCustomer | null {
  const now: Record<string, unknown> = { ...createBody(form), email: orNull(form.email) }
  const was: Record<string, unknown> = { ...createBody(base), email: orNull(base.email) }
  const changed = Object.keys(now).filter((field) => now[field] !== was[field])
  if (changed.length === 0) return null
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, from[field]]))
  return { ...pick(now), seen: pick(was) } as UpdateCustomer
}
