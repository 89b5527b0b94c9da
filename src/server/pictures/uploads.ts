import type { Context } from '../pipeline/context.ts'
import { refuse } from '../pipeline/endpoint.ts'
import { InvalidPicture } from './decode.ts'
import { StorageFailure } from '../storage/object-store.ts'
import { TooBusy } from './pictures.ts'

/** A picture inside JSON, as the documents send it. */
export interface UploadedPicture {
  filename: string
  /** Base64, or a `data:` URL of it. */
  data: string
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

function bytesOf(data: string): Buffer | null {
  const text = data.replace(/^data:[^,]{0,100};base64,/, '').replaceAll(/\s+/g, '')
  return BASE64.test(text) ? Buffer.from(text, 'base64') : null
}

const reasons = {
  unreadable: 'picture_unreadable',
  'too-many-pixels': 'picture_too_large',
} as const

/**
 * Stores uploaded pictures one after the other, and answers their hashes in order. Outside any
 * transaction: decoding takes long. Throws `validation`, which names the picture by its number, and
 * `unavailable`.
 */
export async function storeUploads(
  { pictures }: Pick<Context, 'pictures'>,
  sent: readonly UploadedPicture[] = [],
): Promise<string[]> {
  const hashes: string[] = []
  for (const [at, { data }] of sent.entries()) {
    const said = (why: InvalidPicture['why']) => {
      return refuse(reasons[why], { number: at + 1 }, { field: `images_base64.${at}` })
    }
    const bytes = bytesOf(data)
    if (bytes === null) return said('unreadable')
    try {
      hashes.push(await pictures.store(bytes))
    } catch (error) {
      if (error instanceof InvalidPicture) return said(error.why)
      if (error instanceof StorageFailure) refuse('pictures_storage', { retryAfter: 5000 })
      if (!(error instanceof TooBusy)) throw error
      refuse('pictures_wait', {
        retryAfter: 5000,
      })
    }
  }
  return hashes
}
