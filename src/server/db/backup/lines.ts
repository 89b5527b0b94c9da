import { StringDecoder } from 'node:string_decoder'
import { BadBackup } from './format.ts'

/** Longer than any picture or row. */
const MAX_LINE = 32 * 1024 * 1024
/** JSON unpacks to about twenty times its size; this is a zip bomb. */
const MAX_RATIO = 200
const FREE_BYTES = 64 * 1024 * 1024

/** The lines of a text that comes in pieces; nothing may follow the last line end. */
export async function* readLines(
  source: AsyncIterable<Buffer>,
  packedBytes: number,
): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let bytes = 0
  for await (const piece of source) {
    bytes += piece.length
    if (bytes > FREE_BYTES + packedBytes * MAX_RATIO) throw new BadBackup('broken', 'it never ends')
    const text = decoder.write(piece)
    // Only the new piece can contain a line end: a long line is not searched again and again.
    if (!text.includes('\n')) {
      rest += text
      if (rest.length > MAX_LINE) throw new BadBackup('broken', 'a line is too long')
      continue
    }
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  if (rest + decoder.end() !== '') throw new BadBackup('cut', 'its last line is not whole')
}
