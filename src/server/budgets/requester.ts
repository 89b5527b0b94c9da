import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Actor } from '../pipeline/endpoint.ts'
import type { Budgets } from './budgets.ts'

/** staff: signed in. known: a device with a token of this server. stranger: everybody else. */
export type Lane = 'staff' | 'known' | 'stranger'

/** The requester of a transaction, for budgets. Absent: the server itself. */
export interface Requester {
  lane: Lane
  /** Hash of the address; stored for as long as a budget looks back, a day at most. */
  from: string
  budgets: Budgets
}

/** An IPv6 customer has a whole /64: its addresses count as one. */
export function addressKey(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0')
  return [...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4).join(':')
}

/** @param salt differs between properties, so that their rows cannot be compared */
export function saltedHash(text: string, salt: string): string {
  return createHash('sha256').update(`${salt} ${text}`).digest('base64url').slice(0, 22)
}

export function laneOf(actor: Actor): Lane {
  if (actor.kind === 'staff') return 'staff'
  return actor.known === undefined ? 'stranger' : 'known'
}
