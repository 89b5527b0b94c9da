import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
  type ScryptOptions,
} from 'node:crypto'
import * as z from 'zod/mini'
import { BadBackup, LockedBackup } from './format.ts'

/**
 * A back-up encrypted by a passphrase: a line of JSON, then the gzip of format.ts in encrypted
 * chunks.
 *
 * {"format":"imisozi encrypted back-up","version":1,"kdf":"scrypt","n":…,"r":…,"p":…,
 * "salt":"…","cipher":"aes-256-gcm","piece":65536,"proof":"…"}
 *
 * scrypt derives two keys from the passphrase: one encrypts the chunks, the other signs the first
 * line, so that a wrong passphrase can be told from a damaged file. The nonce of a chunk is its
 * number and whether it is the last: none can be removed, moved or cut off unnoticed (STREAM, Hoang
 * et al. 2015). Each file has its own key, so no nonce repeats.
 */
const FORMAT = 'imisozi encrypted back-up'
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
/** The first line is never longer. */
const MAX_LINE = 1000
/** 64 MB and some tenths of a second on a small machine. Not constant: tests make dozens of back-ups. */
export const cost: Pick<Header, 'n' | 'r' | 'p'> = { n: 2 ** 16, r: 8, p: 2 }

/** Limits what an untrusted file may ask of this machine. */
const header = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  kdf: z.literal('scrypt'),
  n: z.number().check(z.int(), z.gte(2 ** 14), z.lte(2 ** 18)),
  r: z.literal(8),
  p: z.number().check(z.int(), z.gte(1), z.lte(4)),
  salt: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  cipher: z.literal('aes-256-gcm'),
  piece: z.literal(CHUNK_BYTES),
})
type Header = z.infer<typeof header>

interface Keys {
  pieces: Buffer
  proof: Buffer
}

async function keysOf(passphrase: string, { n, r, p, salt }: Header): Promise<Keys> {
  // NFKC: the same passphrase from any keyboard.
  const text = passphrase.normalize('NFKC')
  const options: ScryptOptions = { N: n, r, p, maxmem: 256 * n * r }
  const both = await new Promise<Buffer>((resolve, reject) =>
    scrypt(text, Buffer.from(salt, 'base64url'), 64, options, (error, made) =>
      error === null ? resolve(made) : reject(error),
    ),
  )
  return { pieces: both.subarray(0, 32), proof: both.subarray(32) }
}

const proofOf = (line: Header, { proof }: Keys) =>
  createHmac('sha256', proof).update(JSON.stringify(line)).digest()

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number))
  nonce.writeUInt32BE(last ? 1 : 0, 8)
  return nonce
}

/** Chunks of `size` bytes; the last one, which may be empty, is marked. */
async function* chunksOf(source: AsyncIterable<Buffer>, size: number) {
  let rest: Buffer = Buffer.alloc(0)
  for await (const some of source) {
    rest = Buffer.concat([rest, some])
    // Keeps one chunk back: it may be the last.
    while (rest.length > size) {
      yield { piece: rest.subarray(0, size), last: false }
      rest = rest.subarray(size)
    }
  }
  yield { piece: rest, last: true }
}

/** A pipeline step that encrypts. */
export function encryptWith(passphrase: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(16).toString('base64url')
    const line: Header = {
      format: FORMAT,
      version: 1,
      kdf: 'scrypt',
      ...cost,
      salt,
      cipher: 'aes-256-gcm',
      piece: CHUNK_BYTES,
    }
    const keys = await keysOf(passphrase, line)
    const proof = proofOf(line, keys).toString('base64url')
    yield Buffer.from(`${JSON.stringify({ ...line, proof })}\n`)
    let number = 0
    for await (const { piece, last } of chunksOf(source, CHUNK_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', keys.pieces, nonceOf(number, last))
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
      number += 1
    }
  }
}

/**
 * A pipeline step that decrypts; unencrypted input passes unchanged. Throws LockedBackup without
 * the right passphrase, BadBackup for damaged input.
 */
export function decryptWith(passphrase: string | null) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const bytes = source[Symbol.asyncIterator]()
    const { line, rest } = await firstLine(bytes)
    const others = concatenated(rest, bytes)
    if (line === null) {
      yield* others
      return
    }
    const keys = await verifiedKeys(line, passphrase)
    let number = 0
    for await (const { piece, last } of chunksOf(others, CHUNK_BYTES + TAG_BYTES)) {
      yield decryptChunk(piece, keys, number, last)
      number += 1
    }
  }
}

/** Up to the first line end, where the input starts like an encrypted back-up. */
async function firstLine(bytes: AsyncIterator<Buffer>) {
  let rest: Buffer = Buffer.alloc(0)
  for (;;) {
    const next = await bytes.next()
    if (next.done !== true) rest = Buffer.concat([rest, next.value])
    if (rest.length > 0 && rest[0] !== '{'.charCodeAt(0)) return { line: null, rest }
    const end = rest.indexOf('\n')
    if (end >= 0) return { line: rest.toString('utf8', 0, end), rest: rest.subarray(end + 1) }
    if (next.done === true || rest.length > MAX_LINE) return { line: null, rest }
  }
}

async function* concatenated(rest: Buffer, bytes: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (rest.length > 0) yield rest
  for (let next = await bytes.next(); next.done !== true; next = await bytes.next()) {
    yield next.value
  }
}

async function verifiedKeys(text: string, passphrase: string | null): Promise<Keys> {
  const { line, proof } = readLine(text)
  if (passphrase === null) throw new LockedBackup(false)
  const keys = await keysOf(passphrase, line)
  const right = proofOf(line, keys)
  if (proof.length !== right.length || !timingSafeEqual(proof, right)) throw new LockedBackup(true)
  return keys
}

function readLine(text: string): { line: Header; proof: Buffer } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadBackup('foreign', 'it does not begin as one')
  }
  const { format, version, proof } = value as Record<string, unknown>
  if (format !== FORMAT) throw new BadBackup('foreign', 'it does not begin as one')
  if (typeof version === 'number' && version > 1) {
    throw new BadBackup('newer', 'encrypted by a newer release')
  }
  const line = header.safeParse(value)
  if (!line.success) throw new BadBackup('broken', 'its first line is not as it was written')
  return { line: line.data, proof: Buffer.from(String(proof), 'base64url') }
}

function decryptChunk(piece: Buffer, keys: Keys, number: number, last: boolean): Buffer {
  // A file that was cut off ends with a chunk that is not the last.
  const why = last ? 'cut' : 'broken'
  if (piece.length < TAG_BYTES) throw new BadBackup(why, 'its end is missing')
  const cipher = createDecipheriv('aes-256-gcm', keys.pieces, nonceOf(number, last), {
    authTagLength: TAG_BYTES,
  })
  cipher.setAuthTag(piece.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([cipher.update(piece.subarray(0, -TAG_BYTES)), cipher.final()])
  } catch {
    throw new BadBackup(why, 'a piece is not as it was written')
  }
}

/** Checks the passphrase, reading the first line only. */
export async function checkPassphrase(
  file: AsyncIterable<Buffer>,
  passphrase: string | null,
): Promise<'open' | 'locked' | 'wrong'> {
  try {
    const { line } = await firstLine(file[Symbol.asyncIterator]())
    if (line !== null) await verifiedKeys(line, passphrase)
    return 'open'
  } catch (error) {
    if (error instanceof LockedBackup) return error.wrong ? 'wrong' : 'locked'
    // Other faults are found when the file is read.
    if (error instanceof BadBackup) return 'open'
    throw error
  }
}
