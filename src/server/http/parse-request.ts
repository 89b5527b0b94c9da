import type { FastifyRequest } from 'fastify'
import {
  DEVICE_HEADER,
  DEVICE_TIME_HEADER,
  DEVICE_TOKEN_HEADER,
  KEY_HEADER,
  OPERATION_HEADER,
} from '#contract/wire.ts'
import { isUuid } from '#lib/uuid.ts'
import type { Credentials } from '../pipeline/handle-request.ts'
import { refuse } from '../pipeline/endpoint.ts'
import type { Attempt } from '../pipeline/perform-write.ts'

/** A request in the form of the pipeline, its headers checked. The caller is identified later. */
export type ParsedRequest = Omit<Attempt, 'actor'> & Credentials

const isoTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  if (value === undefined || value === '') return null
  return Array.isArray(value) ? (value[0] ?? null) : value
}

function uuidHeader(request: FastifyRequest, name: string): string | null {
  const value = header(request, name)
  if (value === null) return null
  if (!isUuid(value)) refuse('header_no_uuid', { header: name })
  return value.toLowerCase()
}

function timestampHeader(request: FastifyRequest, name: string): string | null {
  const value = header(request, name)
  if (value === null) return null
  const at = isoTimestamp.test(value) ? new Date(value) : new Date(Number.NaN)
  const year = at.getUTCFullYear()
  if (!(year >= 1900 && year < 3000)) {
    refuse('header_no_moment', { header: name })
  }
  return at.toISOString()
}

/** The requesting device, where it is given. Throws `bad_request`. */
export const deviceIdOf = (request: FastifyRequest) => uuidHeader(request, DEVICE_HEADER)

/** PostgreSQL cannot store NUL. */
function withoutNul(values: Record<string, string>): Record<string, string> {
  for (const value of Object.values(values)) {
    if (value.includes('\0')) refuse('address_has_nul')
  }
  return values
}

/** The query; the last value of a repeated name wins. */
function readQuery(url: string): Record<string, string> {
  const at = url.indexOf('?')
  return at === -1 ? {} : withoutNul(Object.fromEntries(new URLSearchParams(url.slice(at + 1))))
}

/** Throws `bad_request` where a header or the address does not match the contract. */
export function parseRequest(request: FastifyRequest): ParsedRequest {
  const key = uuidHeader(request, KEY_HEADER)
  const operationId = uuidHeader(request, OPERATION_HEADER)
  const deviceTime = timestampHeader(request, DEVICE_TIME_HEADER)
  return {
    params: withoutNul(request.params as Record<string, string>),
    query: readQuery(request.url),
    body: request.body ?? {},
    deviceId: uuidHeader(request, DEVICE_HEADER),
    // A request with a key alone (curl) is an operation too; the key is its id.
    operation: key === null ? null : { id: operationId ?? key, key, deviceTime, deviceClock: null },
    // A connection that is gone by now has none, whatever its type says.
    address: (request.ip as string | undefined) ?? '',
    authorization: request.headers.authorization,
    deviceToken: header(request, DEVICE_TOKEN_HEADER) ?? undefined,
  }
}
