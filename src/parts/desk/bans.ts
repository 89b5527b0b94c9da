import type { KeptRow } from '#contract/resources.ts'
import { internationalPhone } from '#domain/phone.ts'
import { looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/** Whom the house has banned, among those who book (spec 3 §2.10; decisions.md: a ban warns). */

/** How somebody said who they are. */
export interface Contact {
  name: string
  email?: string | null
  phone?: string | null
}

export interface Banned extends KeptRow {
  name: string
  email: string | null
  phone: string | null
  notes: string | null
  banned: boolean
}

/** `sure`: e-mail or phone are the banned customer's; else the name alone is. */
export interface Ban {
  customer: Banned
  sure: boolean
}

/** Null: nobody by that name, e-mail or phone is banned. */
export type BanOf = (contact: Contact) => Ban | null

export function parseBanned(raw: KeptRow): Banned | null {
  const row = looseObject(raw)
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    name: looseText(row.name),
    email: looseTextOrNull(row.email),
    phone: looseTextOrNull(row.phone),
    notes: looseTextOrNull(row.notes),
    // Only a clear yes: nobody is banned by what a host leaves out.
    banned: row.banned === true || row.banned === 1,
  }
}

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown']

/** The customers with bans and pardons that wait on this device. */
export function withWaiting(
  customers: readonly Banned[],
  operations: readonly OperationRow[],
): readonly Banned[] {
  const said = new Map<string, boolean>()
  for (const { route, params, body, state, wish } of operations.toSorted((a, b) => a.seq - b.seq)) {
    if (route !== 'updateCustomer' || wish !== null || !open.includes(state)) continue
    const { banned } = looseObject(body)
    if (typeof banned === 'boolean' && params.id !== undefined) said.set(params.id, banned)
  }
  if (said.size === 0) return customers
  return customers.map((one) => ({ ...one, banned: said.get(one.id) ?? one.banned }))
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ')

const mailOf = (text: string | null | undefined) => {
  const mail = plain(text ?? '')
  return mail.includes('@') ? mail : null
}

/** By e-mail and phone as the house knows people again; by name where that is all there is to go by. */
export function bansAmong(customers: readonly Banned[]): BanOf {
  const byMail = new Map<string, Banned>()
  const byPhone = new Map<string, Banned>()
  const byName = new Map<string, Banned>()
  for (const customer of customers) {
    if (!customer.banned) continue
    const mail = mailOf(customer.email)
    const phone = internationalPhone(customer.phone ?? '')
    if (mail !== null) byMail.set(mail, customer)
    if (phone !== null) byPhone.set(phone, customer)
    byName.set(plain(customer.name), customer)
  }
  return ({ name, email, phone }) => {
    if (byName.size === 0) return null
    const number = internationalPhone(phone ?? '')
    const customer =
      byMail.get(mailOf(email) ?? '') ?? (number === null ? undefined : byPhone.get(number))
    if (customer) return { customer, sure: true }
    const namesake = plain(name) === '' ? undefined : byName.get(plain(name))
    return namesake ? { customer: namesake, sure: false } : null
  }
}
