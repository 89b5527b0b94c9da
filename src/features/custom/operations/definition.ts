import { msg } from '@lingui/core/macro'
import type { CustomServiceRow, UpdateCustomService } from '#contract/custom.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  ServerStatus,
  OperationDescriptor,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { madeRow, withRow } from '#offline/reads/overlay.ts'
import { changeAllTheSame } from '#parts/change-all-the-same.ts'
import { amountText } from '#parts/day-and-amount.ts'

/** What an admin changes of the house's own services, while it waits. */

/** Changes of one service keep their order. */
export const serviceGroup = (id: string) => `custom_services:${id}`

/** The server's id, or `op:<id>` of the operation that still makes it. */
export const serviceIdOf = ({ group }: Pick<OperationRow, 'group'>) =>
  group.slice(group.indexOf(':') + 1)

/** A new one has all fields. */
const bodyOf = ({ body }: Pick<OperationRow, 'body'>) => body as UpdateCustomService

/** The fields of the row; a picture is shown once the server has it. */
function valuesIn(operation: Pick<OperationRow, 'body'>): object {
  const { seen: _, image_base64: __, ...values } = bodyOf(operation)
  return values
}

export function applyNewService(
  rows: readonly ResourceRow[],
  operation: OperationRow,
): readonly ResourceRow[] {
  const made = {
    ...madeRow(operation),
    image_path: null,
    // After all of the server's rows, until the server gives it a position.
    position: 10_001,
    ...valuesIn(operation),
  }
  return [...rows, made]
}

export function applyServiceChange(
  rows: readonly ResourceRow[],
  operation: OperationRow,
): readonly ResourceRow[] {
  return withRow(rows, serviceIdOf(operation), (row) => ({ ...row, ...valuesIn(operation) }))
}

const detail: OperationDescriptor['detail'] = ({ words }) => {
  const name = words.detail
  return name === '' ? null : msg`${name}`
}

/** The form with this operation in it. */
const change = ({ id }: OperationRow): RecoveryAction => ({
  kind: 'open',
  label: msg`Change it`,
  to: `/dashboard/services?edit=${id}`,
})

/** "Massage: $40.00, offered" */
function serverStatus(current: unknown): ServerStatus | null {
  const row = rowNow<CustomServiceRow>(current)
  const name = row.names?.en
  if (name === undefined || row.price === undefined) return null
  const price = amountText(row.price)
  const says =
    row.offered === false ? msg`${name}: ${price}, not offered` : msg`${name}: ${price}, offered`
  return { label: says, at: row.changed_at ?? null, note: null }
}

const check = msg`Look at the house’s own list before you send this again.`

export const createServiceDescriptor: OperationDescriptor = {
  title: () => msg`Add a service`,
  detail,
  overlay: { resource: 'custom_services', apply: applyNewService },
  recoveryActions: (operation) => [change(operation)],
  failed: msg`Failed to save service.`,
  check,
}

export const changeServiceDescriptor: OperationDescriptor = {
  title(operation) {
    const { seen: _, ...changes } = bodyOf(operation)
    const [only, ...others] = Object.keys(changes)
    if (only === 'offered' && others.length === 0) {
      return changes.offered === true
        ? msg`Offer the service`
        : msg`Take the service out of the offer`
    }
    return msg`Change the service`
  },
  detail,
  overlay: { resource: 'custom_services', apply: applyServiceChange },
  recoveryActions: (operation) => [...changeAllTheSame(operation), change(operation)],
  serverStatus: serverStatus,
  failed: msg`Failed to save service.`,
  check,
}
