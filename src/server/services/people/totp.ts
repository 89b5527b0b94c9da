import { createHmac, timingSafeEqual } from 'node:crypto'

/** Codes that change every half minute (RFC 6238, with the SHA-1 and six digits that apps know). */

const STEP = 30_000
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without the padding that nobody types. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = [...text.toUpperCase().replaceAll(/[\s=]/g, '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

export const stepAt = (now: Date) => Math.floor(now.getTime() / STEP)

/** The code of one step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  const number = (hash.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/**
 * The step whose code this is: now's, or a neighbour's where a clock is off, and never one that was
 * used or passed already. Null: none.
 */
export function stepOf(
  secret: string,
  code: string,
  now: Date,
  lastUsed: number | null,
): number | null {
  const given = Buffer.from(code.replaceAll(/\s/g, '').padEnd(DIGITS).slice(0, 12))
  for (const off of [0, -1, 1]) {
    const step = stepAt(now) + off
    if (lastUsed !== null && step <= lastUsed) continue
    const right = Buffer.from(codeAt(secret, step))
    if (given.length === right.length && timingSafeEqual(given, right)) return step
  }
  return null
}
