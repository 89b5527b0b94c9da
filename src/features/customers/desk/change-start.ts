import type { CreateCustomer, Customer, UpdateCustomer } from '#contract/customers.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { emptyCustomer, formFrom, formOf, type CustomerForm } from '../form.ts'
import { isOpen } from '#parts/desk/open-steps.ts'
import { rowInGroup } from '#parts/row-in-group.ts'

/** What the dialog opens with. */
export interface CustomerStart {
  /** Null: a new one. */
  customer: Customer | null
  base: CustomerForm
  form: CustomerForm
  changing: string | null
}

/** The operation's fields over the customer as the server has it; null: nothing to change. */
export function startOf(
  operation: OperationRow | undefined,
  rows: readonly Customer[],
): CustomerStart | null {
  if (operation === undefined || !isOpen(operation)) return null
  const changing = operation.id
  if (operation.route === 'createCustomer') {
    const form = formFrom(operation.body as CreateCustomer, emptyCustomer)
    return { customer: null, base: emptyCustomer, form, changing }
  }
  // One that still waits is in the row already: its row is edited like any other.
  if (operation.route !== 'updateCustomer' || operation.state !== 'parked') return null
  const customer = rows.find(({ id }) => id === rowInGroup(operation))
  if (customer === undefined) return null
  const base = formOf(customer)
  return { customer, base, form: formFrom(operation.body as UpdateCustomer, base), changing }
}
