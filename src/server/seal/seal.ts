import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * Encrypts secrets in the store that must be read again (second factors, calendars, push). A copy
 * of the store or a back-up is useless without the key, which is stored elsewhere (key-file.ts).
 *
 * sealed:1:<key's id>:<base64url of nonce, AES-256-GCM's text and its tag>
 *
 * Bound to its location: a sealed text that is moved to another row cannot be opened.
 */
export interface Seal {
  /** Encrypts a text for its location. */
  seal(place: SecretLocation, text: string): string
  /** The plain text; unsealed text as it is; null: the key is missing. */
  open(place: SecretLocation, kept: string): string | null
  /** Whether it is sealed with the current key. */
  isCurrent(kept: string): boolean
}

/** Where a secret is stored; `row`: the value of the table's key. */
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

/** Identifies the key without revealing it. */
const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** JSON keeps different locations distinct. */
const aad = ({ table, column, row }: SecretLocation) =>
  Buffer.from(JSON.stringify([table, column, row]))

/** The first key seals; all of them open. */
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

/** Without a key: texts stay plain, and sealed ones cannot be opened. */
export const noSeal: Seal = {
  seal: (_place, text) => text,
  open: (_place, kept) => (kept.startsWith(PREFIX) ? null : kept),
  isCurrent: (kept) => !kept.startsWith(PREFIX),
}
