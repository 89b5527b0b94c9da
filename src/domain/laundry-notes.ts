/**
 * The documents' one joined text (spec 2 §3): phone, e-mail, address, pickup, express, notes and a
 * tag that marks a public booking. In the house's own language: it is read at the desk.
 */
export interface NotesParts {
  phone: string
  email: string
  address: string
  pickup: boolean
  express: boolean
  notes: string
}

const TAG = '[Public booking]'

const yesNo = (flag: boolean) => (flag ? 'Yes' : 'No')

export function joinedNotes({ phone, email, address, pickup, express, notes }: NotesParts): string {
  const parts = [
    // With the rest of a stay nobody is named yet: the house has the phone in its own field then.
    phone.trim() && `Phone: ${phone.trim()}`,
    email.trim() && `Email: ${email.trim()}`,
    `Address: ${address.trim()}`,
    `Pickup: ${yesNo(pickup)}`,
    `Express: ${yesNo(express)}`,
    notes.trim() && `Notes: ${notes.trim()}`,
    TAG,
  ]
  return parts.filter((part) => part !== '').join(' | ')
}

const GUESTS = / \| Express: (?:Yes|No) \| Notes: ([\s\S]*) \| \[Public booking\]$/
const NONE = / \| Express: (?:Yes|No) \| \[Public booking\]$/

/** What the guest themselves wrote, out of the joined text; a text of another make stays whole. */
export function guestsNotes(joined: string | null): string {
  if (joined === null || NONE.test(joined)) return ''
  return GUESTS.exec(joined)?.[1] ?? joined
}

const HEAD = /^([\s\S]*? \| Express: (?:Yes|No)) \| (?:Notes: [\s\S]* \| )?\[Public booking\]$/

/** The joined text with other notes in it; a text of another make gives way to them. */
export function withGuestsNotes(joined: string | null, notes: string): string | null {
  const own = notes.trim()
  const head = HEAD.exec(joined ?? '')?.[1]
  if (head === undefined) return own || null
  return [head, own && `Notes: ${own}`, TAG].filter((part) => part !== '').join(' | ')
}
