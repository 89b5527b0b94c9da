import { CONTRACT_VERSION, routeOf } from '#contract/routes.ts'
import { OPERATION_REF } from '#contract/wire.ts'
import { actorKey, type OperationRow, type OperationState, type ParkReason } from '../db/schema.ts'
import type { Engine } from './engine.ts'
import { namesIn } from './refs.ts'
import type { NewOperation } from './types.ts'

/** Names and time of a new row. */
export function madeNow({ newId, now, device, known }: Engine) {
  return { key: newId(), now: now(), clock: { device: device(), known: known() } }
}

/** A new row, never tried; `seq` is given when it is written. */
export function newRow(
  operation: NewOperation,
  made: { id: string; key: string; now: number } & Pick<OperationRow, 'clock'>,
): OperationRow {
  const { route, params = {}, body, actor, onBehalfOf } = operation
  const { id } = made
  const group =
    operation.group ?? `${routeOf(route).subject ?? route}:${params['id'] ?? OPERATION_REF + id}`
  const after = new Set([...(operation.after ?? []), ...namesIn({ params, body, group })])
  after.delete(id)
  return {
    id,
    key: made.key,
    seq: 0,
    route,
    contractVersion: CONTRACT_VERSION,
    params,
    body,
    group,
    after: [...after],
    actor,
    actorKey: actorKey(actor),
    deviceTime: new Date(made.now).toISOString(),
    clock: made.clock,
    validUntil: operation.validUntil ?? null,
    words: operation.words,
    state: 'waiting',
    parkReason: null,
    wish: null,
    attemptId: null,
    attempts: [],
    tries: 0,
    nextTry: 0,
    answer: null,
    madeId: null,
    endedAt: null,
    reported: null,
    ...(onBehalfOf && { onBehalfOf }),
  }
}

export function isOpen(row: OperationRow | undefined): row is OperationRow {
  return row?.endedAt === null
}

/** The new body that a change is to put in a row's place. */
export function successorOf({ wish }: Pick<OperationRow, 'wish'>): string | undefined {
  return wish?.kind === 'change' ? wish.successor : undefined
}

/** The row that took this one's place, with its followers. */
export function replacementOf(row: OperationRow | undefined): string | undefined {
  return row?.state === 'superseded' ? successorOf(row) : undefined
}

/** Leaves a row to a person. */
export function parked(row: OperationRow, parkReason: ParkReason): OperationRow {
  return { ...row, state: 'parked', parkReason, attemptId: null }
}

/** Brings a row to its end. */
export function ended(row: OperationRow, state: OperationState, now: number): OperationRow {
  return { ...row, state, parkReason: null, attemptId: null, endedAt: now }
}

/** Back among what waits: never counted as untried where some try may have arrived. */
export function waitingAgain(row: OperationRow, nextTry = 0): OperationRow {
  const state = row.doubt === true ? 'unknown' : 'waiting'
  return { ...row, state, parkReason: null, attemptId: null, nextTry }
}

/**
 * Whether it is too late for an operation by the device's clock. For warnings alone: the server
 * decides, since device clocks are wrong after a power cut. `now`: ms, best the server's time.
 */
export function isExpired({ validUntil }: Pick<OperationRow, 'validUntil'>, now: number): boolean {
  return validUntil !== null && Date.parse(validUntil) < now
}
