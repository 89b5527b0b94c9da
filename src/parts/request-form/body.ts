import type { Person } from './form-kind.ts'

/** What many requests have in common on the wire. */

export const orNull = (text: string): string | null => text.trim() || null

export const customerOf = ({ name, phone, email }: Person) => ({
  name: name.trim(),
  phone: phone.trim(),
  email: orNull(email),
})

/** The customer of a request back in the form. */
export const personOf = (customer: {
  name: string
  phone?: string | null
  email?: string | null
}): Person => ({
  name: customer.name,
  phone: customer.phone ?? '',
  email: customer.email ?? '',
})

/** A promo code goes along only while it is switched on. */
export const promoOf = (form: { promoOn: boolean; promoCode: string }) =>
  form.promoOn ? orNull(form.promoCode) : null

export const promoForm = (code: string | null | undefined) => ({
  promoOn: code != null,
  promoCode: code ?? '',
})
