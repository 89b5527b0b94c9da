import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { xmlValue } from './xml.ts'
import type { BucketSettings } from './bucket-settings.ts'
import { StorageFailure } from './object-store.ts'

/** One request to the storage, path-style: its bucket stands in the path, as MinIO wants it. */
export interface StorageRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Without the prefix; '' is the bucket itself. */
  key: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Uint8Array
}

/**
 * How long the storage may take until it begins to answer; a part over a bad link is slow. A whole
 * back-up may take hours to come: between two of its pieces fetch itself waits five minutes.
 */
const ANSWER_MS = 10 * 60_000
/** The first wait; each is twice as long. */
const FIRST_WAIT_MS = 500
const TRIES = 5

/** For tests: the first wait of a retry, and how long an answer may take to begin, ms. */
export interface Patience {
  waitMs?: number
  answerMs?: number
}

export type SendRequest = (request: StorageRequest) => Promise<Response | null>

/**
 * Sends signed requests (AWS Signature Version 4; the SHA-256 of what is sent is part of it, so the
 * storage itself refuses a damaged part). Answers null for what is not there. No answer, 429 and 5xx
 * are tried again. The time of a signature is the storage's own, after it has refused ours once:
 * clocks are wrong after a power cut.
 */
export function signedRequests(
  { url, bucket, prefix, region, key, secret }: BucketSettings,
  { waitMs = FIRST_WAIT_MS, answerMs = ANSWER_MS }: Patience = {},
): SendRequest {
  /** How far the storage's clock stands from ours, ms. */
  let offset = 0
  const cache = new Map<string, ArrayBuffer>()

  async function sendOnce(request: StorageRequest): Promise<Response> {
    const body = request.body ?? new Uint8Array()
    const path = request.key === '' ? '' : `/${prefix}${request.key}`
    const query = new URLSearchParams(request.query).toString()
    const signer = new AwsV4Signer({
      method: request.method,
      url: `${url}/${bucket}${path}${query === '' ? '' : `?${query}`}`,
      headers: {
        ...request.headers,
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      },
      accessKeyId: key,
      secretAccessKey: secret,
      service: 's3',
      region,
      cache,
      datetime: new Date(Date.now() + offset).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
    })
    const signed = await signer.sign()
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(), answerMs)
    try {
      return await fetch(signed.url, {
        method: signed.method,
        headers: signed.headers,
        redirect: 'error',
        signal: silence.signal,
        ...(request.body !== undefined && { body: request.body as Uint8Array<ArrayBuffer> }),
      })
    } finally {
      clearTimeout(timer)
    }
  }

  return async (request) => {
    let failure = new StorageFailure('no_answer', 'not tried')
    for (let tries = 1; tries <= TRIES; tries += 1) {
      // Holds the process: a command of the operator has nothing else that does.
      if (tries > 1) await sleep(waitMs * 2 ** (tries - 2))
      try {
        const answer = await sendOnce(request)
        if (answer.ok) return answer
        const text = await answer.text()
        const code = xmlValue(text, 'Code') ?? ''
        if (code === 'RequestTimeTooSkewed') {
          offset = Date.parse(answer.headers.get('date') ?? '') - Date.now() || 0
        }
        if (answer.status === 404 && code !== 'NoSuchBucket') return null
        failure = failureOf(answer.status, code)
        if (isFinal(answer.status) && code !== 'RequestTimeTooSkewed') throw failure
      } catch (error) {
        if (error instanceof StorageFailure) throw error
        const { cause } = error as { cause?: { code?: unknown } }
        failure = new StorageFailure(
          'no_answer',
          String(cause?.code ?? (error as Error).name),
          error,
        )
      }
    }
    throw failure
  }
}

const isFinal = (status: number) => status < 500 && status !== 429 && status !== 408

function failureOf(status: number, code: string): StorageFailure {
  const detail = `${status} ${code}`.trim()
  if (code === 'NoSuchBucket') return new StorageFailure('missing', detail)
  if (status === 401 || status === 403) return new StorageFailure('refused', detail)
  if (code === 'XAmzContentSHA256Mismatch' || code === 'BadDigest') {
    return new StorageFailure('damaged', detail)
  }
  if (status === 507 || code === 'XMinioStorageFull' || code === 'QuotaExceeded') {
    return new StorageFailure('full', detail)
  }
  return new StorageFailure('trouble', detail)
}
