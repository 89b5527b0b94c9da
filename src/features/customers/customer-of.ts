import { internationalPhone } from '#domain/phone.ts'
import type { Customer } from '#contract/customers.ts'
import type { Contact } from '#parts/desk/bans.ts'

const mailOf = (mail: string | null | undefined) => (mail ?? '').trim().toLowerCase()

/** The customer's record of who booked, by the same signs as the server: e-mail, then phone. */
export function customerOf(rows: readonly Customer[], { email, phone }: Contact): Customer | null {
  const mail = mailOf(email)
  const number = internationalPhone(phone ?? '')
  const byMail = mail === '' ? undefined : rows.find((row) => mailOf(row.email) === mail)
  if (byMail !== undefined || number === null) return byMail ?? null
  return rows.find((row) => row.phone !== null && internationalPhone(row.phone) === number) ?? null
}
