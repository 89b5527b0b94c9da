import { internationalPhone } from '#domain/phone.ts'

/** Contact details as typed. */
export interface ContactDetails {
  customer_phone: string | null
  customer_email: string | null
}

/** Contacts in comparable form: phone in international form, e-mail in lower case. */
export function normalizedContacts({ customer_phone, customer_email }: ContactDetails): string[] {
  const phone = customer_phone === null ? null : internationalPhone(customer_phone)
  const email = customer_email?.normalize('NFKC').trim().toLowerCase() || null
  return [phone, email].filter((one) => one !== null)
}

/** The contacts in the body of any operation, as the guests' forms have them. */
export function contactsInBody(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  const map = body as Record<string, unknown>
  const customer =
    typeof map.customer === 'object' && map.customer !== null
      ? (map.customer as Record<string, unknown>)
      : {}
  const text = (value: unknown) => (typeof value === 'string' && value.length <= 320 ? value : null)
  return normalizedContacts({
    customer_phone: text(customer.phone) ?? text(map.customer_phone) ?? text(map.phone),
    customer_email: text(customer.email) ?? text(map.customer_email) ?? text(map.email),
  })
}
