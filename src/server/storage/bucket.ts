import { open, readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { BucketSettings } from './bucket-settings.ts'
import { diskFailure, StorageFailure, type ObjectStore, type StoredObject } from './object-store.ts'
import { signedRequests, type Patience } from './signed-requests.ts'
import { xmlElements, xmlValue } from './xml.ts'

/** S3 takes no part below 5 MiB but the last, and no more than 10,000 of them. */
const PART_BYTES = 8 * 1024 * 1024
const MAX_PARTS = 10_000
/** Uploads that a crash left half done cost money and are not listed. */
const STALE_MS = 86_400_000

export interface Bucket extends ObjectStore {
  /** Says that it is used now: storage has no other way to change the time of an object. */
  touch(key: string): Promise<boolean>
  dropUnfinished(now: Date): Promise<void>
}

/** A bucket of S3-compatible storage (AWS, MinIO, R2, B2…). */
export function openBucket(settings: BucketSettings, patience?: Patience): Bucket {
  const send = signedRequests(settings, patience)
  const { prefix, bucket, url } = settings
  const asked = async (request: Parameters<typeof send>[0]) => {
    const answer = await send(request)
    if (answer === null) throw new StorageFailure('missing', `404 ${request.key}`)
    return answer
  }

  async function upload(
    key: string,
    uploadId: string,
    file: string,
    partBytes: number,
    onProgress?: () => Promise<void>,
  ): Promise<void> {
    const handle = await open(file, 'r').catch((error: unknown) => {
      throw diskFailure(error)
    })
    const tags: string[] = []
    try {
      const bytes = Buffer.alloc(partBytes)
      for (;;) {
        const { bytesRead } = await handle.read(bytes, 0, partBytes, tags.length * partBytes)
        if (bytesRead === 0) break
        const query = { partNumber: String(tags.length + 1), uploadId }
        const body = bytes.subarray(0, bytesRead)
        const answer = await asked({ method: 'PUT', key, query, body })
        await answer.arrayBuffer()
        tags.push(answer.headers.get('etag') ?? '')
        await onProgress?.()
      }
    } finally {
      await handle.close()
    }
    const parts = tags.map(
      (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`,
    )
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
    const done = await asked({ method: 'POST', key, query: { uploadId }, body })
    // It may have begun its answer, 200, before it failed.
    const text = await done.text()
    if (!text.includes('<CompleteMultipartUploadResult')) {
      throw new StorageFailure('trouble', xmlValue(text, 'Code') ?? 'the parts were not joined')
    }
  }

  async function list(under = ''): Promise<StoredObject[]> {
    const found: StoredObject[] = []
    let token: string | undefined
    do {
      const query = {
        'list-type': '2',
        prefix: prefix + under,
        ...(token !== undefined && { 'continuation-token': token }),
      }
      const text = await (await asked({ method: 'GET', key: '', query })).text()
      for (const one of xmlElements(text, 'Contents')) {
        found.push({
          key: (xmlValue(one, 'Key') ?? '').slice(prefix.length),
          size: Number(xmlValue(one, 'Size')),
          changedAt: new Date(xmlValue(one, 'LastModified') ?? 0),
        })
      }
      token =
        xmlValue(text, 'IsTruncated') === 'true'
          ? xmlValue(text, 'NextContinuationToken')
          : undefined
    } while (token !== undefined)
    return found
  }

  const put = async (key: string, body: Uint8Array): Promise<void> =>
    void (await (await asked({ method: 'PUT', key, body })).arrayBuffer())
  const abort = async (key: string, uploadId: string): Promise<void> =>
    void (await send({ method: 'DELETE', key, query: { uploadId } }))
  return {
    kind: 's3',
    where: `${bucket}${prefix === '' ? '' : `/${prefix.slice(0, -1)}`} (${new URL(url).host})`,
    put,
    async putFile(key, file, onProgress) {
      const { size } = await stat(file)
      if (size <= PART_BYTES) return await put(key, await readFile(file))
      const begun = await asked({ method: 'POST', key, query: { uploads: '' } })
      const uploadId = xmlValue(await begun.text(), 'UploadId')
      if (uploadId === undefined) throw new StorageFailure('trouble', 'no id of an upload')
      try {
        const partBytes = Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS))
        await upload(key, uploadId, file, partBytes, onProgress)
      } catch (error) {
        // What is left of it is ended a day later.
        await abort(key, uploadId).catch(() => {})
        throw error
      }
    },
    async get(key) {
      const answer = await send({ method: 'GET', key })
      return answer === null ? null : Readable.fromWeb(answer.body as never)
    },
    list,
    async remove(key) {
      await send({ method: 'DELETE', key })
    },
    async touch(key) {
      const headers = {
        'x-amz-copy-source': `/${bucket}/${prefix}${key}`,
        'x-amz-metadata-directive': 'REPLACE',
      }
      const answer = await send({ method: 'PUT', key, headers })
      await answer?.arrayBuffer()
      return answer !== null
    },
    async dropUnfinished(now) {
      const query = { uploads: '', prefix }
      const text = await (await asked({ method: 'GET', key: '', query })).text()
      for (const one of xmlElements(text, 'Upload')) {
        const begun = Date.parse(xmlValue(one, 'Initiated') ?? '')
        if (!(now.getTime() - begun > STALE_MS)) continue
        await abort(
          (xmlValue(one, 'Key') ?? '').slice(prefix.length),
          xmlValue(one, 'UploadId') ?? '',
        )
      }
    },
  }
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
