import * as z from 'zod/mini'
import { reasonParams } from '#contract/fields.ts'
import type { Parked } from '#contract/outbox.ts'
import { isReason } from '#contract/refusals/index.ts'
import { notExecutable, type NotExecutable } from '#domain/reported.ts'
import { looseObject, looseText, type Loose } from '#lib/loose.ts'
import type { Actor } from '../../pipeline/endpoint.ts'
import { isPlausibleTime } from '../../pipeline/clamp-device-time.ts'
import { judge } from './judge.ts'

/**
 * The envelope alone: a report that is odd in any other way is seen all the same, or a lost phone
 * would hide what waits on it.
 */
export const looseReport = z.looseObject({
  id: z.uuid(),
  key: z.uuid(),
  state: z.enum(['open', 'withdrawn', 'taken']),
})

export type LooseReport = z.infer<typeof looseReport>

/** Why the request was not stored, in its place. */
export const LEFT_OUT: readonly NotExecutable[] = notExecutable

/** Most characters of the house's words that a device of staff tells, and of the row beside them. */
const MAX_MESSAGE = 300
const MAX_PARAMS = 1_000
const MAX_CURRENT = 8_000

/** By which a colleague reads it in their own language; what is no reason of ours is left out. */
function reasonOf(told: Loose): Pick<Parked['refusal'], 'reason' | 'params'> {
  const { reason, params } = told
  if (!isReason(reason)) return {}
  const read = z.safeParse(reasonParams, params)
  if (!read.success) return params === undefined ? { reason } : {}
  return JSON.stringify(params).length > MAX_PARAMS ? {} : { reason, params: read.data }
}

/**
 * What is kept of a refusal as it was reported. A guest's device tells the code alone: any other
 * text or row would stand before a colleague as the house's own.
 */
export function refusalOf(told: Loose, isStaff: boolean): Parked['refusal'] {
  const code = looseText(told.code)
  const kept = { code: /^[a-z_]{1,40}$/.test(code) ? code : '', message: '' }
  if (!isStaff) return kept
  const current = JSON.stringify(told.current) as string | undefined
  return {
    ...kept,
    message: looseText(told.message).slice(0, MAX_MESSAGE),
    ...reasonOf(told),
    ...(current !== undefined && current.length <= MAX_CURRENT && { current: told.current }),
  }
}

/**
 * The columns that a report may fill. The request is stored only as far as it can be read out again:
 * what nobody may carry out costs little.
 */
export function columnsOf(report: LooseReport, actor: Actor, state: string, now: Date) {
  const request = looseObject(report.request)
  const endpoint = looseText(report.endpoint).slice(0, 80)
  const refusal = refusalOf(looseObject(report.refusal), actor.kind === 'staff')
  const { params, body } = request
  const contractVersion = report.contract_version
  const full: Actor = actor.kind === 'staff' ? { ...actor, scope: 'full' } : actor
  const { why } = judge({ endpoint, params, body, contractVersion, code: refusal.code }, full)
  const told = looseText(report.device_time)
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
    device_name: looseText(report.device_name).trim().slice(0, 80) || null,
    device_time: (isPlausibleTime(told, now) ? new Date(told) : now).toISOString(),
    state,
  }
}
