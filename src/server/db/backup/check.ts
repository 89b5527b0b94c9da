import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { decryptWith } from './encrypted.ts'
import { BadBackup, endLine, type End } from './format.ts'
import { readLines } from './lines.ts'

/** The last line is short, and begins so. */
const END = '{"end":true'

/**
 * Reads a back-up from its first byte to its last: that it can be decrypted and unpacked, and that
 * its text is the one that was written. Constant memory. Throws as stageBackup does.
 */
export async function checkBackup(file: string, passphrase: string | null): Promise<End> {
  const hash = createHash('sha256')
  let end: End | undefined
  await pipeline(
    createReadStream(file),
    decryptWith(passphrase),
    createGunzip(),
    async (source) => {
      for await (const lines of readLines(source, statSync(file).size)) {
        for (const line of lines) {
          if (end !== undefined) throw new BadBackup('broken', 'it goes on after its end')
          if (line.startsWith(END)) end = endLine.parse(JSON.parse(line))
          else hash.update(line).update('\n')
        }
      }
    },
  ).catch((error: unknown) => {
    if (!String((error as { code?: unknown }).code).startsWith('Z_')) throw error
    throw new BadBackup('broken', (error as Error).message)
  })
  if (end === undefined) throw new BadBackup('cut', 'its end is missing')
  if (end.sha256 !== hash.digest('hex'))
    throw new BadBackup('broken', 'it is not as it was written')
  return end
}
