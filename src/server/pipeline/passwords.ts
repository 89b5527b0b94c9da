import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

/**
 * Passwords as `$scrypt$ln=15,r=8,p=3$<salt>$<hash>` (base64url). The hash contains its parameters,
 * so that they can be raised later.
 */

interface Cost {
  /** log2 of N; memory is 128 * N * r bytes: 32 MB here. */
  ln: number
  r: number
  p: number
}

const cost: Cost = { ln: 15, r: 8, p: 3 }
const KEY_BYTES = 32
/** Upper bounds: a planted row must not block the server. */
const maxCost: Cost = { ln: 18, r: 16, p: 8 }

function derive(
  password: string,
  salt: Buffer,
  { ln, r, p }: Cost,
  bytes: number,
): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 128 * 2 ** ln * r + 32 * 1024 * p * r }
  return new Promise((resolve, reject) => {
    // NFKC: the same password from any keyboard.
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost, KEY_BYTES)
  const { ln, r, p } = cost
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

function parse(stored: string): { cost: Cost; salt: Buffer; key: Buffer } | undefined {
  const found = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored)
  if (!found) return undefined
  const [ln = 0, r = 0, p = 0] = found.slice(1, 4).map(Number)
  if (ln < 1 || r < 1 || p < 1 || ln > maxCost.ln || r > maxCost.r || p > maxCost.p)
    return undefined
  const key = Buffer.from(found[5] ?? '', 'base64url')
  return { cost: { ln, r, p }, salt: Buffer.from(found[4] ?? '', 'base64url'), key }
}

/** Verifies a password in constant time. An invalid hash matches nothing. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const parts = parse(stored)
  if (!parts || parts.key.length < KEY_BYTES) return false
  const key = await derive(password, parts.salt, parts.cost, parts.key.length)
  return timingSafeEqual(key, parts.key)
}

const bytes = (count: number) => randomBytes(count).toString('base64url')
const decoy = `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${bytes(16)}$${bytes(KEY_BYTES)}`

/**
 * Takes as long as a real check and always fails, so that the response time does not reveal which
 * addresses exist.
 */
export async function verifyDecoy(password: string): Promise<false> {
  await verifyPassword(password, decoy)
  return false
}
