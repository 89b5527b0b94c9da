import type { NamedRefusal } from '#contract/refusals/index.ts'
import * as z from 'zod/mini'
import type { AnyServiceTable } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { cancelReasons } from '#domain/cancel-reasons.ts'
import type { Tx } from '../../db/store.ts'
import {
  refuseWith,
  refuse,
  write,
  type Answer,
  type Call,
  type Endpoint,
  type Schema,
} from '../../pipeline/endpoint.ts'
import { cancelledFlag, type Subject } from '../payments/index.ts'
import { serializeOne, type ServiceSerializers } from './serializers.ts'
import type { RowPatch, ServiceRow, ServiceServer } from './server.ts'
import { writeStep } from './write-step.ts'

/** What of its own a service's steps have, beside its description. */
export interface StepSettings<Row extends ServiceRow> {
  server: ServiceServer<Row>
  body: Schema<StepBody>
  /** Further columns that the step sets. */
  extraColumns?(step: string, now: Date): object
}

interface StepBody {
  seen?: { status: string } | undefined
  reason?: string | null | undefined
}

/** The row, locked until the commit. Throws `not_found`. */
export async function lockServiceRow<Row>(
  tx: Tx,
  { table, noun }: Pick<Service, 'table' | 'noun'>,
  id: string | undefined,
): Promise<Row> {
  const row = await tx.lock(table as AnyServiceTable, id ?? '')
  return row === undefined ? refuse('no_such_entry', { noun }) : (row as Row)
}

/** The row as the desk has it. */
async function answerWith<Row>(
  tx: Tx,
  { toDesk }: ServiceSerializers<Row>,
  row: Row,
): Promise<Answer> {
  return { status: 200, body: { data: await serializeOne(toDesk, tx.db, row) } }
}

/** Throws `conflict` with the row as it is. */
export async function refuseWithCurrent<Row>(
  tx: Tx,
  { toDesk }: Pick<ServiceSerializers<Row>, 'toDesk'>,
  row: Row,
  reason: NamedRefusal,
): Promise<never> {
  return refuseWith(reason, { current: await serializeOne(toDesk, tx.db, row) })
}

/**
 * A step of the desk, the same for every service. The wished state already reached, or passed by a
 * colleague who went further: 200 and the row. Otherwise what the person saw must still be so, and
 * the step lawful: else 409 `conflict` with the row as it is. The guest is told of what the
 * description says.
 */
export async function takeStep<Row extends ServiceRow>(
  tx: Tx,
  settings: StepSettings<Row>,
  step: string,
  { params, body, now }: Pick<Call<StepBody>, 'params' | 'body' | 'now'>,
): Promise<Answer> {
  const { server } = settings
  const { serializers } = server
  const { service } = serializers
  const { steps, noun, table } = service
  const row = await lockServiceRow<Row>(tx, service, params.id)
  const { status } = row
  if (steps.passed(status, step)) return await answerWith(tx, serializers, row)
  const seen = body.seen?.status
  if (seen !== undefined && seen !== status) {
    await refuseWithCurrent(tx, serializers, row, {
      reason: 'entry_changed',
      params: { noun, status, seen },
    })
  }
  if (!steps.may(status, step, row.payment_status === 'paid')) {
    const verb = service.done[step] ?? step
    await refuseWithCurrent(tx, serializers, row, {
      reason: 'step_not_possible',
      params: { noun, status, verb },
    })
  }
  const isCancel = step === 'cancel'
  const patch: RowPatch = {
    status: steps.leadsTo(step),
    changed_by: tx.stamp.by ?? null,
    ...settings.extraColumns?.(step, now),
    ...(isCancel && { cancel_reason: body.reason ?? cancelReasons.house }),
    ...(isCancel && service.payment && { flag: await flagWhenCancelled(tx, service, row) }),
  }
  const changed = await writeStep(tx, server, step, row.id, patch)
  return {
    ...(await answerWith(tx, serializers, changed)),
    changes: [
      { resource: table, rowId: row.id, changed: { status: [status, steps.leadsTo(step)] } },
    ],
  }
}

function flagWhenCancelled(tx: Tx, { kind }: Service, { id, flag = null }: ServiceRow) {
  return cancelledFlag(tx, { kind: kind as Subject['kind'], id }, flag)
}

/** An endpoint for each step that the description names. */
export function stepEndpoints<Row extends ServiceRow>(settings: StepSettings<Row>): Endpoint[] {
  const { service, deskSchema } = settings.server.serializers
  return Object.entries(service.stepRoutes).map(([step, name]) =>
    write({
      name,
      body: settings.body,
      answer: z.object({ data: deskSchema }),
      write: (tx, call) => takeStep(tx, settings, step, call),
    }),
  )
}
