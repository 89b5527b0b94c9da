import { msg } from '@lingui/core/macro'
import type { CustomServiceRow, UpdateCustomService } from '#contract/custom.ts'
import { rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  ServerStatus,
  OperationDescriptor,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { check, named } from '#parts/catalogue/descriptors.ts'
import { applyChange, applyCreate } from '#parts/catalogue/overlay.ts'
import { changeAllTheSame } from '#parts/change-all-the-same.ts'
import { amountText } from '#parts/day-and-amount.ts'

/** What an admin changes of the house's own services, while it waits. */

/** A new one has all fields. */
const bodyOf = ({ body }: Pick<OperationRow, 'body'>) => body as UpdateCustomService

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

export const createServiceDescriptor: OperationDescriptor = {
  title: () => msg`Add a service`,
  detail: named,
  overlay: { resource: 'custom_services', apply: applyCreate },
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
  detail: named,
  overlay: { resource: 'custom_services', apply: applyChange },
  recoveryActions: (operation) => [...changeAllTheSame(operation), change(operation)],
  serverStatus,
  failed: msg`Failed to save service.`,
  check,
}
