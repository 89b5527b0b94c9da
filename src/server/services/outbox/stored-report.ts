import * as z from 'zod/mini'
import { reasonParams } from '#contract/fields.ts'
import type { Parked } from '#contract/outbox.ts'
import { isReason } from '#contract/refusals/index.ts'
import { notExecutable, type NotExecutable } from '#domain/reported.ts'
import { coerceObject, coerceText, type Fields } from '#lib/coerce.ts'
import type { Actor } from '../../pipeline/endpoint.ts'
import { isPlausibleTime } from '../../pipeline/clamp-device-time.ts'
import { evaluate } from './evaluate.ts'

/**
 * The envelope alone: a report that is odd in any other way is seen all the same, or a lost phone
 * would hide what waits on it.
 */
export const reportEnvelope = z.looseObject({
  id: z.uuid(),
  key: z.uuid(),
  state: z.enum(['open', 'withdrawn', 'taken']),
})

export type ReportEnvelope = z.infer<typeof reportEnvelope>

/** Why the request was not stored, in its place. */
export const LEFT_OUT: readonly NotExecutable[] = notExecutable

/** Most characters of the house's words that a device of staff tells, and of the row beside them. */
const MAX_MESSAGE = 300
const MAX_PARAMS = 1_000
const MAX_CURRENT = 8_000

/** Reasons, so that a colleague reads them in their own language; unknown reasons are left out. */
function reasonOf(reported: Fields): Pick<Parked['refusal'], 'reason' | 'params'> {
  const { reason, params } = reported
  if (!isReason(reason)) return {}
  const read = z.safeParse(reasonParams, params)
  if (!read.success) return params === undefined ? { reason } : {}
  return JSON.stringify(params).length > MAX_PARAMS ? {} : { reason, params: read.data }
}

/**
 * What is kept of a refusal as it was reported. A guest's device tells the code alone: any other
 * text or row would stand before a colleague as the house's own.
 */
export function storedRefusal(reported: Fields, isStaff: boolean): Parked['refusal'] {
  const code = coerceText(reported.code)
  const stored = { code: /^[a-z_]{1,40}$/.test(code) ? code : '', message: '' }
  if (!isStaff) return stored
  const current = JSON.stringify(reported.current) as string | undefined
  return {
    ...stored,
    message: coerceText(reported.message).slice(0, MAX_MESSAGE),
    ...reasonOf(reported),
    ...(current !== undefined && current.length <= MAX_CURRENT && { current: reported.current }),
  }
}

/**
 * The columns that a report may fill. The request is stored only as far as it can be read out again:
 * what nobody may carry out costs little.
 */
export function columnsOf(report: ReportEnvelope, actor: Actor, state: string, now: Date) {
  const request = coerceObject(report.request)
  const endpoint = coerceText(report.endpoint).slice(0, 80)
  const refusal = storedRefusal(coerceObject(report.refusal), actor.kind === 'staff')
  const { params, body } = request
  const contractVersion = report.contract_version
  const full: Actor = actor.kind === 'staff' ? { ...actor, scope: 'full' } : actor
  const { why } = evaluate({ endpoint, params, body, contractVersion, code: refusal.code }, full)
  const reported = coerceText(report.device_time)
  return {
    key: report.key.toLowerCase(),
    endpoint,
    request: JSON.stringify(
      why === undefined || why === 'follows'
        ? { params, body, contract_version: contractVersion }
        : { left_out: why },
    ),
    refusal: JSON.stringify(refusal),
    words: '{"title":"","detail":""}',
    device_name: coerceText(report.device_name).trim().slice(0, 80) || null,
    device_time: (isPlausibleTime(reported, now) ? new Date(reported) : now).toISOString(),
    state,
  }
}
