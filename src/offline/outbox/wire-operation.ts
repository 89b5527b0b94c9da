import type { SentOperation } from '#contract/outbox.ts'
import type { OperationRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'
import type { Lookup } from './follow.ts'
import { withRefs } from './refs.ts'

/** Params and body with the server's numbers for `op:<id>`, as far as they are known. */
export function numbered({ params, body }: OperationRow, known: Lookup) {
  return withRefs({ params, body }, (id) => known(id)?.madeId)
}

/**
 * A row as it goes to our server. What is known to be taken is named by its number and not waited
 * for: the server looks only among the same person's operations, and a group may be several
 * people's. The server compares bodies with all numbers filled in, so the key's body stays the same.
 */
export function wireOperation(
  row: OperationRow,
  known: Lookup,
  clock?: Pick<Engine, 'now' | 'device' | 'known'>,
): SentOperation {
  const { id, key, route, group, onBehalfOf: on_behalf_of } = row
  const { params, body = null } = numbered(row, known)
  const after = row.after.filter((before) => known(before)?.state !== 'taken')
  return { id, key, route, params, body, group, after, on_behalf_of, ...timesOf(row, clock) }
}

/**
 * When it was confirmed: the server's time, where that is known by now and was not then, as far as
 * the device's clock has gone on since without being set; and that clock's own word.
 */
function timesOf(
  { deviceTime, clock: then }: OperationRow,
  clock?: Pick<Engine, 'now' | 'device' | 'known'>,
) {
  const device = then?.device ?? Date.parse(deviceTime)
  const times = { device_time: deviceTime, device_clock: new Date(device).toISOString() }
  if (then?.known === true || clock?.known() !== true) return times
  const now = clock.now()
  const at = device + now - clock.device()
  if (at > now || at < now - BELIEVED) return times
  return { ...times, device_time: new Date(at).toISOString() }
}

/** A difference found now says nothing of what was confirmed longer ago, ms. */
const BELIEVED = 90 * 24 * 3_600_000

const encoder = new TextEncoder()

/** Bytes of a row in a batch, before compression. */
export function wireSize(row: OperationRow): number {
  return encoder.encode(JSON.stringify(wireOperation(row, () => undefined))).length + 1
}
