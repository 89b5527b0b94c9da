import { notExecutable, type NotExecutable } from '#domain/reported.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { coerceObject, coerceText, coerceTextOrNull } from '#lib/coerce.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** An operation of any device that the server refused, as the desk sees it (design §5). */
export interface ParkedElsewhere extends ResourceRow {
  /** A name of staff; null for a guest. */
  person: string | null
  device: string | null
  /** Route's name, or a path on other hosts. */
  endpoint: string
  /** `{ params, body }` as the server parsed them by the operation's schema; null if it could not. */
  request: unknown
  /** The server allows it to be carried out from here. False for rows of before this field. */
  executable: boolean
  /** Why not, if the server says it. */
  why: NotExecutable | null
  /** The server's name for what it is about. */
  about: string
  /** The contract's code of the refusal; may be empty. */
  code: string
  /** The server's message of the refusal; may be empty. */
  refusal: string
  /** The refusal's reason and its params, as reported. */
  said: { reason: unknown; params: unknown }
  /** The server's row at that time; undefined where the refusal had none. */
  current: unknown
  /** When it was confirmed, by that device's clock, ISO. */
  confirmedAt: string
}

/** The labels in the report were written by its device: they are not trusted, so not read. */
export function parseParked(raw: ResourceRow): ParkedElsewhere | null {
  const row = coerceObject(raw)
  if (coerceText(row.state) !== 'open') return null
  const refusal = coerceObject(row.refusal)
  const isStaff = row.by === 'staff'
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    person: isStaff ? coerceText(row.actor_name) : null,
    device: coerceTextOrNull(row.device_name),
    endpoint: coerceText(row.endpoint),
    // Rows of before the field `executable` were not checked by the server: not read.
    request: typeof row.executable === 'boolean' ? (row.request ?? null) : null,
    executable: row.executable === true,
    why: notExecutable.find((one) => one === row.not_executable) ?? null,
    about: coerceText(row.about),
    code: coerceText(refusal.code),
    refusal: isStaff ? coerceText(refusal.message) : '',
    said: { reason: refusal.reason, params: refusal.params },
    current: isStaff ? refusal.current : undefined,
    confirmedAt: coerceText(row.device_time),
  }
}

/** All parked operations, also those of this device. */
export const parkedRows = () =>
  listQuery({ resource: 'parked', route: 'listParked', parse: parseParked })
