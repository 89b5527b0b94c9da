import type { KeptRow } from '#contract/resources.ts'
import { looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What the devices of the house could not get taken, as the desk sees it (design §5). */
export interface ParkedElsewhere extends KeptRow {
  /** Who confirmed it: a name of staff, or "Guest". */
  person: string
  device: string | null
  /** Route's name, or a path on other hosts. */
  endpoint: string
  title: string
  detail: string
  /** What was asked, `{ params, body }`; a body that is too large does not come along. */
  request: unknown
  /** The contract's code of the refusal; may be empty. */
  code: string
  /** The house's own words for refusing; may be empty. */
  refusal: string
  /** The row as the house had it then; undefined where the refusal brought none. */
  current: unknown
  /** When it was confirmed, that device's clock, ISO. */
  confirmedAt: string
}

export function parseParked(raw: KeptRow): ParkedElsewhere | null {
  const row = looseObject(raw)
  if (looseText(row.state) !== 'open') return null
  const words = looseObject(row.words)
  const refusal = looseObject(row.refusal)
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    person: looseText(row.actor_name),
    device: looseTextOrNull(row.device_name),
    endpoint: looseText(row.endpoint),
    title: looseText(words.title) || looseText(row.endpoint),
    detail: looseText(words.detail),
    request: row.request,
    code: looseText(refusal.code),
    refusal: looseText(refusal.message),
    current: refusal.current,
    confirmedAt: looseText(row.device_time),
  }
}

/** All of them, this device's among them. */
export const parkedRows = () =>
  listQuery({ resource: 'parked', route: 'listParked', parse: parseParked })
