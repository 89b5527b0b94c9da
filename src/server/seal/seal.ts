import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * Secrets that must be read again (of second steps, calendars, push) lie in the store sealed: whoever
 * gets hold of the store or of a back-up has nothing of them without the key, which lies apart
 * (key-file.ts).
 *
 *     sealed:1:<key's id>:<base64url of nonce, AES-256-GCM's text and its tag>
 *
 * Bound to its place: a sealed text that is moved to another row opens nothing.
 */
export interface Seal {
  /** The text as it is to be kept at `place`. */
  seal(place: SecretLocation, text: string): string
  /** What was sealed there; what was never sealed as it is; null: its key is not here. */
  open(place: SecretLocation, kept: string): string | null
  /** Sealed with the key that seals now. */
  isCurrent(kept: string): boolean
}

/** Where a secret lies; `row`: the value of the table's key. */
export interface SecretLocation {
  table: string
  column: string
  row: string
}

const PREFIX = 'sealed:1:'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Of a key, in bytes. */
export const KEY_BYTES = 32

/** Says which key it was, and nothing of it. */
const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** No list's order or a clever id makes two places one. */
const aad = ({ table, column, row }: SecretLocation) =>
  Buffer.from(JSON.stringify([table, column, row]))

/** The first key seals, all of them open. */
export function createSeal(keys: readonly [Buffer, ...Buffer[]]): Seal {
  const known = new Map(keys.map((key) => [idOf(key), key]))
  const [first] = keys
  const current = `${PREFIX}${idOf(first)}:`
  return {
    seal(place, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first, nonce).setAAD(aad(place))
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return current + Buffer.concat(sealed).toString('base64url')
    },
    open(place, kept) {
      if (!kept.startsWith(PREFIX)) return kept
      const [id = '', packed = ''] = kept.slice(PREFIX.length).split(':')
      const key = known.get(id)
      if (key === undefined) return null
      const bytes = Buffer.from(packed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
        cipher.setAAD(aad(place)).setAuthTag(bytes.subarray(-TAG_BYTES))
        const text = Buffer.concat([
          cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
          cipher.final(),
        ])
        return text.toString('utf8')
      } catch {
        return null
      }
    },
    isCurrent: (kept) => kept.startsWith(current),
  }
}

/** Where no key is at hand: texts stay as they are, and what is sealed does not open. */
export const noSeal: Seal = {
  seal: (_place, text) => text,
  open: (_place, kept) => (kept.startsWith(PREFIX) ? null : kept),
  isCurrent: (kept) => !kept.startsWith(PREFIX),
}
