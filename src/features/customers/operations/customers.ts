import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { CreateCustomer, Customer, UpdateCustomer } from '#contract/customers.ts'
import { rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  ApplyOverlay,
  ServerStatus,
  OperationDescriptors,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { madeByStaff } from '#offline/reads/made-by-staff.ts'
import { withRow } from '#offline/reads/overlay.ts'
import { changeAllTheSame } from '#parts/change-all-the-same.ts'
import { storedDetail } from '#parts/stored-detail.ts'
import { rowInGroup } from '#parts/row-in-group.ts'

/** Descriptors of the desk's changes of customers (design §3). */

/** The four steps, or an edit. */
export function changeTitle(fields: UpdateCustomer): MessageDescriptor {
  const names = Object.keys(fields).filter((name) => name !== 'seen')
  if (names.length === 1) {
    if (fields.vip === true) return msg`Make VIP`
    if (fields.vip === false) return msg`Remove VIP`
    if (fields.banned === true) return msg`Ban`
    if (fields.banned === false) return msg`Unban`
  }
  return msg`Change the customer`
}

export function madeCustomer(operation: OperationRow): Customer {
  const body = operation.body as CreateCustomer
  return {
    ...madeByStaff(operation),
    ...body,
    bookings: 0,
    spend: 0,
    last_seen: null,
  }
}

export const applyChange: ApplyOverlay = (rows, operation) => {
  const { seen: _, ...fields } = operation.body as UpdateCustomer
  const changes = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  )
  return withRow(rows, rowInGroup(operation), (row) => ({ ...row, ...changes }))
}

const open = ({ id }: OperationRow): RecoveryAction => ({
  kind: 'open',
  label: msg`Change the customer`,
  to: `/dashboard/customers?change=${id}`,
})

function serverStatus(current: unknown): ServerStatus | null {
  const row = rowNow<Customer>(current)
  const { name = '' } = row
  if (name === '') return null
  const contact = [row.email, row.phone].filter(Boolean).join(', ')
  return {
    label: contact === '' ? msg`${name}` : msg`${name}: ${contact}`,
    at: row.changed_at ?? null,
    by: row.changed_by ?? null,
    note: row.notes ?? null,
  }
}

export const customerDescriptors: OperationDescriptors = {
  createCustomer: {
    title: (operation) => {
      const { name } = operation.body as CreateCustomer
      return msg`Add customer ${name}`
    },
    detail: storedDetail,
    overlay: {
      resource: 'customers',
      apply: (rows, operation) => [...rows, madeCustomer(operation)],
    },
    recoveryActions: (operation) => [open(operation)],
    failed: msg`Failed to save the customer.`,
    check: msg`Check whether the customer is in the house’s own list before you send this again.`,
  },
  updateCustomer: {
    title: (operation) => changeTitle(operation.body as UpdateCustomer),
    detail: storedDetail,
    overlay: { resource: 'customers', apply: applyChange },
    recoveryActions: (operation) => [...changeAllTheSame(operation), open(operation)],
    serverStatus,
    failed: msg`Failed to save the customer.`,
    check: msg`Check the customer in the house’s own list before you send this again.`,
  },
}
