import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Customer, UpdateCustomer } from '#contract/customers.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { changeBody, createBody, type CustomerForm } from './form.ts'
import { changeTitle } from './operations/customers.ts'

/** Writes changes of customers into the outbox. All throw NotSavedError. */

async function confirmChange(
  customer: Pick<Customer, 'id' | 'name'>,
  body: UpdateCustomer,
  id?: string,
): Promise<OperationRow> {
  const { outbox, actor } = offline()
  return outbox.confirm({
    ...(id === undefined ? {} : { id }),
    route: 'updateCustomer',
    params: { id: customer.id },
    body,
    group: `customers:${customer.id}`,
    actor: actor(),
    words: { title: i18n._(changeTitle(body)), detail: customer.name },
  })
}

/** VIP and ban, on and off. The list shows it at once, and no longer when the server refuses it. */
export const setFlag = (customer: Customer, flag: 'vip' | 'banned'): Promise<OperationRow> =>
  confirmChange(customer, { [flag]: !customer[flag], seen: { [flag]: customer[flag] } })

export interface CustomerSave {
  /** Null: a new customer. */
  customer: Customer | null
  base: CustomerForm
  form: CustomerForm
  /** Its id, so that a second tap does nothing. */
  operationId: string
  /** The operation that this one replaces. */
  changing: string | null
}

/** Saves a valid form; writes nothing where nothing was changed. */
export async function saveCustomer(save: CustomerSave): Promise<void> {
  const { outbox, actor } = offline()
  const { customer, base, form, operationId, changing } = save
  const name = form.name.trim()
  if (customer === null) {
    const body = createBody(form)
    const words = { title: i18n._(msg`Add customer ${name}`), detail: body.email }
    if (changing !== null) await outbox.change(changing, { body, words })
    else {
      await outbox.confirm({
        id: operationId,
        route: 'createCustomer',
        body,
        actor: actor(),
        words,
      })
    }
    return
  }
  const body = changeBody(form, base)
  if (changing !== null) {
    if (body === null) await outbox.withdraw(changing)
    else await outbox.change(changing, { body, words: wordsOf(body, customer) })
    return
  }
  if (body !== null) await confirmChange(customer, body, operationId)
}

const wordsOf = (body: UpdateCustomer, { name }: Customer) => ({
  title: i18n._(changeTitle(body)),
  detail: name,
})
