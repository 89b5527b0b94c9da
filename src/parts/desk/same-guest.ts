import { ERASED_NAME } from '#domain/people.ts'
import { internationalPhone } from '#domain/phone.ts'
import { nameKey } from '#lib/name-words.ts'
import type { Contact } from './bans.ts'

/** A contact as it is compared. */
interface Compared {
  phone: string | null
  mail: string
  words: string
}

/** Each contact is compared with many others: what is compared is worked out once. */
const known = new WeakMap<Contact, Compared>()

function comparedOf(contact: Contact): Compared {
  const before = known.get(contact)
  if (before !== undefined) return before
  const compared = {
    phone: internationalPhone(contact.phone ?? ''),
    mail: (contact.email ?? '').trim().toLowerCase(),
    words: nameKey(contact.name),
  }
  known.set(contact, compared)
  return compared
}

const erased = nameKey(ERASED_NAME)

/** Whether phone or e-mail say that it is the same person. */
export function isSamePerson(one: Contact, other: Contact): boolean {
  const { phone, mail } = comparedOf(one)
  const its = comparedOf(other)
  return (phone !== null && phone === its.phone) || (mail !== '' && mail === its.mail)
}

/**
 * Whether the name alone says so: the same words, and no phone that says otherwise. Many guests may be
 * called like one who was erased, and all who gave no name.
 */
export function isNamesake(one: Contact, other: Contact): boolean {
  if (one.phone && other.phone) return false
  const { words } = comparedOf(one)
  return words !== '' && words !== erased && words === comparedOf(other).words
}
