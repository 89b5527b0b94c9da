import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CreateCustomer, Customer, UpdateCustomer } from '#contract/customers.ts'
import { isBlank } from '#lib/is-blank.ts'
import { emailProblem, phoneProblem } from '#parts/contact-problems.ts'

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

/** A form with the fields of an operation's body in place of its own. */
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

/** A saved draft. An older version may have written it without newer fields. Null: not a draft. */
export function readForm(value: unknown): CustomerForm | null {
  const draft = value as Partial<CustomerForm> | null | undefined
  return typeof draft?.name === 'string' ? { ...emptyCustomer, ...draft, name: draft.name } : null
}

export interface CustomerProblem {
  field: 'name' | 'email' | 'phone'
  message: MessageDescriptor
}

/**
 * The documents' rules in their words (spec 3 §5). Who booked without an e-mail, at the counter or by
 * phone, is edited without one; what was kept before there were rules stays unless it is changed.
 */
export function customerProblems(
  form: CustomerForm,
  base: CustomerForm,
  { emailMissing }: { emailMissing: boolean },
): CustomerProblem[] {
  const isTyped = (field: 'email' | 'phone') => form[field].trim() !== base[field].trim()
  const problems: { field: CustomerProblem['field']; message: MessageDescriptor | null }[] = [
    { field: 'name', message: isBlank(form.name) ? msg`Name is required` : null },
    {
      field: 'email',
      message:
        form.email.trim() === ''
          ? emailMissing
            ? null
            : msg`Email is required`
          : isTyped('email')
            ? emailProblem(form.email)
            : null,
    },
    { field: 'phone', message: isTyped('phone') ? phoneProblem(form.phone) : null },
  ]
  return problems.filter((one): one is CustomerProblem => one.message !== null)
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

/** Only the changed fields, with their old values as `seen`; null where nothing changed. */
export function changeBody(form: CustomerForm, base: CustomerForm): UpdateCustomer | null {
  const now: Record<string, unknown> = { ...createBody(form), email: orNull(form.email) }
  const was: Record<string, unknown> = { ...createBody(base), email: orNull(base.email) }
  const changed = Object.keys(now).filter((field) => now[field] !== was[field])
  if (changed.length === 0) return null
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, from[field]]))
  return { ...pick(now), seen: pick(was) } as UpdateCustomer
}
