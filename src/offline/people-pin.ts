/**
 * A person's PIN on one device: what it opens is the session's token, which lies here sealed. A PIN
 * of a few digits can be guessed by who has the whole store and time; the slow derivation makes that
 * dear, and the server can end the session. (design §6, decisions.md "Back office")
 */

/** PBKDF2-SHA-256 rounds for new seals; kept with each, so that the number can grow. */
export const PIN_ROUNDS = 600_000

export interface Sealed {
  rounds: number
  salt: Uint8Array<ArrayBuffer>
  /** Tells a wrong PIN from a seal that was tampered with; says nothing of the key. */
  check: Uint8Array<ArrayBuffer>
  iv: Uint8Array<ArrayBuffer>
  box: Uint8Array<ArrayBuffer>
}

/** broken: the right PIN, but what it opens is not what was sealed for this person. */
export type Unsealed = { kind: 'open'; token: string } | { kind: 'wrong' } | { kind: 'broken' }

/** 4 to 8 digits. */
export function isPin(pin: string): boolean {
  return /^\d{4,8}$/.test(pin)
}

/** The same digit all along, or digits in a row: the first that anybody tries. */
export function isWeakPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  return [0, 1, -1].some((same) => steps.every((step) => step === same))
}

/** Whether this browser can: its crypto is there on secure addresses alone. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/**
 * @param about who it is for (id, name, role): a seal that is put under another name does not open
 */
export async function seal(
  pin: string,
  token: string,
  about: string,
  rounds = PIN_ROUNDS,
): Promise<Sealed> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const { key, check } = await derive(pin, salt, rounds)
  const box = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bytes(about) },
    key,
    bytes(token),
  )
  return { rounds, salt, check, iv, box: new Uint8Array(box) }
}

export async function unseal(pin: string, sealed: Sealed, about: string): Promise<Unsealed> {
  const { key, check } = await derive(pin, sealed.salt, sealed.rounds)
  if (!isEqual(check, sealed.check)) return { kind: 'wrong' }
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.iv, additionalData: bytes(about) },
      key,
      sealed.box,
    )
    return { kind: 'open', token: new TextDecoder().decode(opened) }
  } catch {
    return { kind: 'broken' }
  }
}

/** One slow derivation, then two values that say nothing of each other (HKDF). */
async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, rounds: number) {
  const typed = await crypto.subtle.importKey('raw', bytes(pin), 'PBKDF2', false, ['deriveBits'])
  const slow = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    typed,
    256,
  )
  const root = await crypto.subtle.importKey('raw', slow, 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ])
  const part = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: bytes(info) })
  const key = await crypto.subtle.deriveKey(
    part('imisozi pin token'),
    root,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const check = await crypto.subtle.deriveBits(part('imisozi pin check'), root, 256)
  return { key, check: new Uint8Array(check) }
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (const [at, one] of a.entries()) difference |= one ^ (b[at] ?? 0)
  return difference === 0
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
