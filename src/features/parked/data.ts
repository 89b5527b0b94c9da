import { notExecutable, type NotExecutable } from '#domain/reported.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What the devices of the house could not get taken, as the desk sees it (design §5). */
export interface ParkedElsewhere extends ResourceRow {
  /** A name of staff; null for a guest. */
  person: string | null
  device: string | null
  /** Route's name, or a path on other hosts. */
  endpoint: string
  /** `{ params, body }` as the house read them by the operation's schema; null where it did not. */
  request: unknown
  /** The house allows it to be carried out from here. Rows of before it said so: never. */
  executable: boolean
  /** Why not, where the house says it. */
  why: NotExecutable | null
  /** The house's name for what it is about. */
  about: string
  /** The contract's code of the refusal; may be empty. */
  code: string
  /** The house's own words for refusing; may be empty. */
  refusal: string
  /** Its name and what it fills in, as they were reported. */
  said: { reason: unknown; params: unknown }
  /** The row as the house had it then; undefined where the refusal brought none. */
  current: unknown
  /** When it was confirmed, that device's clock, ISO. */
  confirmedAt: string
}

/** The words that came with the report are its reporter's own and are not read. */
export function parseParked(raw: ResourceRow): ParkedElsewhere | null {
  const row = looseObject(raw)
  if (looseText(row.state) !== 'open') return null
  const refusal = looseObject(row.refusal)
  const isStaff = row.by === 'staff'
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    person: isStaff ? looseText(row.actor_name) : null,
    device: looseTextOrNull(row.device_name),
    endpoint: looseText(row.endpoint),
    // A row from before the house judged them brings no word on it, and is not read.
    request: typeof row.executable === 'boolean' ? (row.request ?? null) : null,
    executable: row.executable === true,
    why: notExecutable.find((one) => one === row.not_executable) ?? null,
    about: looseText(row.about),
    code: looseText(refusal.code),
    refusal: isStaff ? looseText(refusal.message) : '',
    said: { reason: refusal.reason, params: refusal.params },
    current: isStaff ? refusal.current : undefined,
    confirmedAt: looseText(row.device_time),
  }
}

/** All of them, this device's among them. */
export const parkedRows = () =>
  listQuery({ resource: 'parked', route: 'listParked', parse: parseParked })
