import { ERASED_NAME } from '#domain/people.ts'
import { internationalPhone } from '#domain/phone.ts'
import { plainText, searchWords } from '#lib/search-words.ts'
import { isNamesake, isSamePerson } from '../same-guest.ts'

/** Guests to pick from: those in the house or arriving, and those whom the house knows. Pure. */

export interface KnownGuest {
  key: string
  name: string
  phone: string
  email: string
  /** The room's number of who is in the house, or arrives today; '' of others. */
  room: string
}

/** A booking, as far as picking a guest needs it. */
export interface GuestStay {
  id: string
  name: string
  phone: string | null
  email: string | null
  room: string
  status: string
  checkIn: string
}

interface Person {
  id: string
  name: string
  phone: string | null
  email: string | null
}

/** In the house, or expected today: who is asked for at the desk. */
const isHere = ({ status, checkIn }: GuestStay, today: string): boolean =>
  status === 'active' || (status === 'approved' && checkIn === today)

const byRoom = new Intl.Collator('en', { numeric: true })

/** Who is here first, by room; then the others whom the house knows, by name. Each once. */
export function knownGuests(
  stays: readonly GuestStay[],
  customers: readonly Person[],
  today: string,
): KnownGuest[] {
  const here = stays
    .filter((stay) => stay.name !== '' && stay.name !== ERASED_NAME && isHere(stay, today))
    .toSorted((a, b) => byRoom.compare(a.room, b.room))
    .map(({ id, name, phone, email, room }): KnownGuest => ({
      key: `stay:${id}`,
      name,
      phone: phone ?? '',
      email: email ?? '',
      room,
    }))
  const others = customers
    .filter(({ name }) => name !== '' && name !== ERASED_NAME)
    .filter((one) => !here.some((guest) => isSamePerson(guest, one) || isNamesake(guest, one)))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ id, name, phone, email }): KnownGuest => ({
      key: `customer:${id}`,
      name,
      phone: phone ?? '',
      email: email ?? '',
      room: '',
    }))
  return [...here, ...others]
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
