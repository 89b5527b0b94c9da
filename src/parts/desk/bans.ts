import type { Customer, UpdateCustomer } from '#contract/customers.ts'
import { internationalPhone } from '#domain/phone.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/** Banned customers among those who book (spec 3 §2.10; decisions.md: a ban only warns). */

/** A person's contact as typed. */
export interface Contact {
  name: string
  email?: string | null
  phone?: string | null
}

/** The fields of a `customers` row that a ban needs. */
export type Banned = Pick<Customer, 'id' | 'name' | 'email' | 'phone' | 'notes' | 'banned'>

/** `sure`: e-mail or phone match the banned customer; else only the name does. */
export interface Ban {
  customer: Banned
  sure: boolean
}

/** Null: no banned customer has this name, e-mail or phone. */
export type BanOf = (contact: Contact) => Ban | null

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown']

/** Customers with the bans and unbans applied that wait on this device. */
export function withWaiting(
  customers: readonly Banned[],
  operations: readonly OperationRow[],
): readonly Banned[] {
  const bannedById = new Map<string, boolean>()
  for (const { route, params, body, state, wish } of operations.toSorted((a, b) => a.seq - b.seq)) {
    if (route !== 'updateCustomer' || wish !== null || !open.includes(state)) continue
    const { banned } = body as UpdateCustomer
    if (banned !== undefined && params.id !== undefined) bannedById.set(params.id, banned)
  }
  if (bannedById.size === 0) return customers
  return customers.map((one) => ({ ...one, banned: bannedById.get(one.id) ?? one.banned }))
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ')

const mailOf = (text: string | null | undefined) => {
  const mail = plain(text ?? '')
  return mail.includes('@') ? mail : null
}

/** Matches by e-mail and phone, as the server does; by name where neither matches. */
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
