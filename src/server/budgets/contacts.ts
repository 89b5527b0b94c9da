import { internationalPhone } from '#domain/phone.ts'

/** How somebody may be reached, as it was typed. */
export interface ContactDetails {
  customer_phone: string | null
  customer_email: string | null
}

/** A contact in the one form in which two are compared: phone in international form, e-mail in small letters. */
export function normalizedContacts({ customer_phone, customer_email }: ContactDetails): string[] {
  const phone = customer_phone === null ? null : internationalPhone(customer_phone)
  const email = customer_email?.normalize('NFKC').trim().toLowerCase() || null
  return [phone, email].filter((one) => one !== null)
}

/** The contacts that a body of any operation names, as the guests' forms have them. */
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
