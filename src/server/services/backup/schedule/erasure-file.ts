import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { decryptWith, encryptWith } from '../../../db/backup/encrypted.ts'
import { erasureKeyPlace, type Erasures } from '../../../db/backup/erasures.ts'
import { BadBackup } from '../../../db/backup/format.ts'
import type { Seal } from '../../../seal/seal.ts'

/**
 * The list of erasures as a file: gzip of JSON, encrypted as a back-up is. Encrypted it has the key of
 * its hashes, and needs no other; unencrypted it has the key as it is sealed in the store.
 */
const FORMAT = 'imisozi erasures'
/** A hundred thousand erased guests; limits what an untrusted file may ask of this machine. */
const MAX_BYTES = 512 * 1024 * 1024

const short = z.string().check(z.minLength(1), z.maxLength(300))
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
const list = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  keys: z.array(z.object({ id: short, key: short })),
  /** Key, hash, moment, row. */
  erasures: z.array(z.tuple([short, short, moment, z.nullable(short)])),
})

export async function writeErasureFile(
  { keys, erasures }: Erasures,
  seal: Seal,
  passphrase: string | null,
): Promise<Buffer> {
  const opened = keys.map(({ id, key }) => ({
    id,
    key: passphrase === null ? key : (seal.open(erasureKeyPlace(id), key) ?? key),
  }))
  const content: z.infer<typeof list> = {
    format: FORMAT,
    version: 1,
    keys: opened,
    erasures: erasures.map(({ key_id, hash, at, row }) => [key_id, hash, at, row]),
  }
  const packed = gzipSync(JSON.stringify(content))
  return passphrase === null ? packed : await buffer(encryptWith(passphrase)(only(packed)))
}

/** Throws LockedBackup without the right passphrase, BadBackup for what is no whole list. */
export async function readErasureFile(file: Buffer, passphrase: string | null): Promise<Erasures> {
  const packed = await buffer(decryptWith(passphrase)(only(file)))
  const read = list.safeParse(parsed(packed))
  if (!read.success) throw new BadBackup('foreign', 'it is no list of erasures')
  const { keys, erasures } = read.data
  return {
    keys,
    erasures: erasures.map(([key_id, hash, at, row]) => ({ key_id, hash, at, row })),
  }
}

function parsed(packed: Buffer): unknown {
  try {
    return JSON.parse(gunzipSync(packed, { maxOutputLength: MAX_BYTES }).toString('utf8'))
  } catch {
    throw new BadBackup('broken', 'it is not as it was written')
  }
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
