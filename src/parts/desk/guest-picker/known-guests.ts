import { OPERATION_REF } from '#contract/wire.ts'
import { ERASED_NAME } from '#domain/people.ts'
import { internationalPhone } from '#domain/phone.ts'
import { plainText, searchWords } from '#lib/search-words.ts'
import type { Contact } from '../bans.ts'
import type { KnownStay } from '../guest-stays.ts'
import { isNamesake, isSamePerson } from '../same-guest.ts'

/** Guests to pick from: those in the house or arriving, and those whom the house knows. Pure. */

export interface KnownGuest {
  key: string
  name: string
  phone: string
  email: string
  /** The room's number of who is in the house, or arrives today; '' of others. */
  room: string
  /** The stay of who is in the house, or arrives today; '' of others. */
  stayId: string
}

interface Person {
  id: string
  name: string
  phone: string | null
  email: string | null
}

/** In the house, or expected today: who is asked for at the desk. */
const isHere = ({ status, checkIn }: KnownStay, today: string): boolean =>
  status === 'active' || (status === 'approved' && checkIn === today)

const byRoom = new Intl.Collator('en', { numeric: true })

const isNamed = ({ name }: Contact) => name !== '' && name !== ERASED_NAME

const hasContact = ({ phone, email }: Contact) => Boolean(phone || email)

/**
 * Whether one line is enough for both: phone or e-mail say so, or the same name where neither has
 * any, as the house tells its customers apart (decision 30).
 */
const isSame = (one: Contact, other: Contact): boolean =>
  isSamePerson(one, other) || (!hasContact(one) && !hasContact(other) && isNamesake(one, other))

const guestOf = (
  key: string,
  { name, phone, email }: Contact,
  stay: Pick<KnownStay, 'id' | 'room'> | null,
): KnownGuest => ({
  key,
  name,
  phone: phone ?? '',
  email: email ?? '',
  room: stay?.room ?? '',
  stayId: stay?.id ?? '',
})

/**
 * Who is here first, by room; then the others whom the house knows, or will know by what waits on
 * this device, by name. Each once.
 */
export function knownGuests(
  stays: readonly KnownStay[],
  customers: readonly Person[],
  today: string,
): KnownGuest[] {
  const named = stays.filter(({ contact }) => isNamed(contact))
  const here = named
    .filter((stay) => isHere(stay, today))
    .toSorted((a, b) => byRoom.compare(a.room, b.room))
    .map((stay) => guestOf(`stay:${stay.id}`, stay.contact, stay))
  const others = customers
    .filter((one) => isNamed(one) && !here.some((guest) => isSame(guest, one)))
    .map((one) => guestOf(`customer:${one.id}`, one, null))
  for (const { id, contact } of named) {
    if (!id.startsWith(OPERATION_REF)) continue
    const isKnown = (guest: KnownGuest) => isSame(guest, contact)
    if (here.some(isKnown) || others.some(isKnown)) continue
    others.push(guestOf(`stay:${id}`, contact, null))
  }
  return [...here, ...others.toSorted((a, b) => a.name.localeCompare(b.name))]
}

/** More than these, and reading takes longer than typing another letter. */
const MAX_SHOWN = 6
/** Fewer digits are in everybody's number. */
const MIN_DIGITS = 4

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * Whom the typed text names: every word begins a word of the name, or it is the room's number, or
 * part of the phone number. Without any text: who is here.
 */
export function matchingGuests(guests: readonly KnownGuest[], typed: string): KnownGuest[] {
  const words = searchWords(typed)
  if (words.length === 0) return guests.filter(({ room }) => room !== '').slice(0, MAX_SHOWN)
  // 0788… is written +250 788… as well.
  const digits = digitsOf(typed).replace(/^0+/, '')
  const isNumber = digits.length >= MIN_DIGITS && /^[\d\s+()./-]+$/.test(typed.trim())
  const found = guests.filter(({ name, phone, room }) => {
    if (isNumber) return digitsOf(internationalPhone(phone) ?? phone).includes(digits)
    if (room !== '' && plainText(room) === words.join(' ')) return true
    const own = plainText(name).split(/[^\p{L}\p{N}]+/u)
    return words.every((word) => own.some((part) => part.startsWith(word)))
  })
  return found.slice(0, MAX_SHOWN)
}
