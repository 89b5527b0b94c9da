import { ERASED_NAME } from '#domain/people.ts'
import { samePhone } from '#domain/phone.ts'
import { plainText } from '#lib/search-words.ts'
import type { Contact } from './bans.ts'

const mailOf = (mail: string | null | undefined) => (mail ?? '').trim().toLowerCase()

/** Whether phone or e-mail say that it is the same person. */
export function isSamePerson(one: Contact, other: Contact): boolean {
  if (one.phone && other.phone && samePhone(one.phone, other.phone)) return true
  return mailOf(one.email) !== '' && mailOf(one.email) === mailOf(other.email)
}

/** `Uwase, Béatrice` -> beatrice uwase */
const wordsOf = (name: string) =>
  plainText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .toSorted()
    .join(' ')

/**
 * Whether the name alone says so: the same words, and no phone that says otherwise. Many guests may be
 * called like one who was erased, and all who gave no name.
 */
export function isNamesake(one: Contact, other: Contact): boolean {
  if (one.phone && other.phone) return false
  const words = wordsOf(one.name)
  return words !== '' && words !== wordsOf(ERASED_NAME) && words === wordsOf(other.name)
}
