import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResourceRow } from '#contract/resources.ts'
import type { Service } from '#contract/services/service.ts'
import { flagWhenCancelled } from '#domain/cancelled-paid.ts'
import { currentOf, rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  ServerStatus,
  OperationDescriptors,
  OperationDescriptor,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { changeTo } from './change-to.ts'
import { storedDetail } from './stored-detail.ts'
import { dayText, daysText } from './day-and-amount.ts'
import { statusLabels } from './status-labels.ts'

/** The fields of a service's row that its steps read. */
interface ServiceRow extends ResourceRow {
  status: string
  changed_at: string
  payment_status?: string
  flag?: string | null
  cancel_reason?: string | null
  changed_by?: string | null
}

/** The texts of a service's steps at the desk, by status and step. */
export interface StepTexts<Status extends string = string, Step extends string = string> {
  /** The title of a waiting step; the guest stands in the detail. */
  titles: Readonly<Record<Step, MessageDescriptor>>
  /** States that are called otherwise than those of other services. */
  states?: Readonly<Partial<Record<Status, MessageDescriptor>>>
  /** After a conflict the state at the server is said with the row's days. */
  withDays?: true
  /** The same in the service's own words. */
  says?(status: Status, row: Partial<ServiceRow>): MessageDescriptor | null
  /** Message where the server refuses a step without a message (spec 3 §8.2). */
  failed?: Readonly<Partial<Record<Step, MessageDescriptor>>>
  /** What to check before a step is sent again to another server, where it is no order. */
  check?: MessageDescriptor
}

/** Buttons of the steps that several services have. */
export const stepLabels: Readonly<Record<string, MessageDescriptor>> = {
  approve: msg`Approve`,
  confirm: msg`Confirm`,
  complete: msg`Complete`,
  cancel: msg`Cancel`,
}

const checkOrder = msg`Check the order’s state in the house’s own list before you send this again.`

/** Labels of the same step after a conflict, from the server's current status. */
const allTheSame: Readonly<Record<string, MessageDescriptor>> = {
  approve: msg`Approve all the same`,
  complete: msg`Complete all the same`,
  cancel: msg`Cancel all the same`,
}

interface StepBody {
  seen?: { status?: string }
  reason?: string | null
}

/** The first versions sent no body with a step. */
const bodyOf = ({ body }: OperationRow) => (body ?? {}) as StepBody

const isPaid = (row: Partial<ServiceRow>) => row.payment_status === 'paid'

/**
 * Applies a waiting step to the desk's rows: the new status and the reason of a cancellation. Rows
 * stay as they are where the server's status has changed meanwhile: it wins, and the conflict is
 * shown.
 */
export function applyStep(
  service: Service,
  step: string,
  rows: readonly ResourceRow[],
  operation: OperationRow,
): readonly ResourceRow[] {
  const { steps, payment } = service
  const at = rows.findIndex((row) => row.id === operation.params.id)
  const row = rows[at] as ServiceRow | undefined
  if (row === undefined || row.operation_id === operation.id) return rows
  const { status, flag = null } = row
  const { seen, reason } = bodyOf(operation)
  if ((seen?.status ?? status) !== status) return rows
  const known = steps.statusOf(status)
  if (known !== null && !steps.may(known, step, isPaid(row))) return rows
  const changed = {
    ...row,
    status: steps.leadsTo(step),
    ...(step === 'cancel' && { cancel_reason: reason ?? null }),
    ...(step === 'cancel' && payment && { flag: flagWhenCancelled(flag, isPaid(row) ? 1 : 0) }),
  }
  return rows.with(at, changed)
}

function stateText(
  service: Service,
  texts: StepTexts,
  status: string,
  row: Partial<ServiceRow>,
): MessageDescriptor | null {
  if (texts.says) return texts.says(status, row)
  const state = texts.states?.[status] ?? statusLabels[status]
  if (state === undefined) return null
  return texts.withDays ? withDays(state, service, row) : state
}

/** "Approved, 24 Nov – 26 Nov" */
function withDays(
  label: MessageDescriptor,
  { when: { day, until } }: Service,
  row: object,
): MessageDescriptor {
  const state = i18n._(label)
  const { [day]: first = '', [until ?? '']: last } = row as Readonly<Record<string, string>>
  const days = last === undefined ? dayText(first) : daysText(first, last)
  return msg`${state}, ${days}`
}

/** The row's status at the server: since when, by whom, and why it was cancelled. */
export function stateAtServer(
  service: Service,
  texts: StepTexts,
  current: unknown,
): ServerStatus | null {
  const row = rowNow<ServiceRow>(current)
  const status = service.steps.statusOf(row.status)
  const label = status === null ? null : stateText(service, texts, status, row)
  if (!label) return null
  return {
    label,
    at: row.changed_at ?? null,
    by: row.changed_by ?? null,
    note: row.cancel_reason ?? null,
  }
}

/** The same step from the server's current status, where that is allowed; only after a conflict. */
function recoveryActions(
  { steps }: Service,
  step: string,
  operation: OperationRow,
): RecoveryAction[] {
  const row = currentOf<ServiceRow>(operation.answer?.body)
  const status = steps.statusOf(row.status)
  if (operation.answer?.code !== 'conflict' || status === null) return []
  if (!steps.may(status, step, isPaid(row))) return []
  const body = { ...bodyOf(operation), seen: { status } }
  const label = allTheSame[step] ?? msg`Do it all the same`
  return [changeTo(label, operation, body)]
}

function descriptorOf(service: Service, texts: StepTexts, step: string): OperationDescriptor {
  const failed = texts.failed?.[step]
  return {
    title: () => texts.titles[step] as MessageDescriptor,
    detail: storedDetail,
    overlay: {
      resource: service.table,
      apply: (rows, operation) => applyStep(service, step, rows, operation),
    },
    recoveryActions: (operation) => recoveryActions(service, step, operation),
    serverStatus: (current) => stateAtServer(service, texts, current),
    ...(failed && { failed }),
    check: texts.check ?? checkOrder,
  }
}

/** Descriptors of a service's steps, by route. */
export function stepDescriptors<Status extends string, Step extends string>(
  service: Service<Status, Step>,
  texts: StepTexts<Status, Step>,
): OperationDescriptors {
  return Object.fromEntries(
    Object.entries<string>(service.stepRoutes).map(([step, route]) => [
      route,
      descriptorOf(service, texts, step),
    ]),
  )
}

/** The outbox group of a row: operations in one group keep their order. */
export const groupOf = ({ table }: Pick<Service, 'table'>, id: string) => `${table}:${id}`

/** A step on a row for useDeskStep, without the detail text. */
export function stepOn<Step extends string>(
  service: Service<string, Step>,
  { titles }: Pick<StepTexts<never, Step>, 'titles'>,
  { id, status }: { id: string; status: string },
  step: Step,
  reason?: string,
) {
  // The state, where it is one that our house knows.
  const seen = service.steps.statusOf(status)
  return {
    route: service.stepRoutes[step],
    id,
    body: {
      ...(seen !== null && { seen: { status: seen } }),
      ...(step === 'cancel' && { reason: reason?.trim() || null }),
      ...(service.stepsCarryStatus && { status: service.steps.leadsTo(step) }),
    },
    group: groupOf(service, id),
    title: titles[step],
  }
}
