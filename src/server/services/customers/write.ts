import { fromFirstField, withReasons, type Fields } from '../../pipeline/refusal.ts'
import {
  createCustomer as createBody,
  savedCustomer,
  updateCustomer as updateBody,
  type UpdateCustomer,
} from '#contract/customers.ts'
import type { CustomersTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, write, type Change, type Invalid } from '../../pipeline/endpoint.ts'
import { fieldsChangedSince } from '../../pipeline/fields-changed-since.ts'
import { writtenBy } from '../written-by.ts'
import { claimKeys, holderOf, keysOf } from './keys.ts'
import { customerWire } from './wire.ts'

type Field = Exclude<keyof UpdateCustomer, 'seen'>
const fields: readonly Field[] = [
  'name',
  'email',
  'phone',
  'vip',
  'banned',
  'marketing_opt_in',
  'notes',
]

/** As it lies in its column: empty is null, yes is 1. */
function columnOf(value: string | boolean | null | undefined): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0
  return value === undefined || value === '' ? null : value
}

/** What the documents say (spec 3 §5). An e-mail that is none is another matter than none. */
function reasonFor(faults: Fields): Invalid | undefined {
  const lacksEmail = faults.email?.[0]?.reason === 'required'
  const reasons = {
    name: 'name_required',
    ...(lacksEmail && { email: 'email_required' as const }),
  } as const
  return fromFirstField(withReasons(faults, reasons))
}

/** Two customers with one e-mail would be one person twice. */
async function checkEmail(tx: Tx, email: string | null, id: string | null): Promise<void> {
  if (email === null) return
  const holder = await holderOf(tx, keysOf({ name: '', email, phone: null }))
  if (holder === undefined || holder === id) return
  const other = await tx.lock('customers', holder)
  if (other === undefined) return
  refuse('email_belongs_to', { name: other.name }, { field: 'email' })
}

async function wireOf(tx: Tx, id: string) {
  const row = await tx.lockWritten('customers', id)
  return customerWire(row)
}

/** POST /api/customers */
export const createCustomer = write({
  name: 'createCustomer',
  body: createBody,
  answer: savedCustomer,
  invalid: reasonFor,
  async write(tx, { body, operation }) {
    await checkEmail(tx, body.email, null)
    const id = tx.newId('customers')
    const { vip, banned, marketing_opt_in, ...said } = body
    await tx.insert('customers', {
      id,
      ...said,
      vip: vip ? 1 : 0,
      banned: banned ? 1 : 0,
      marketing_opt_in: marketing_opt_in ? 1 : 0,
      last_seen_at: null,
      bookings_count: 0,
      spend_cents: 0,
      ...writtenBy(tx, operation),
    })
    await claimKeys(tx, id, keysOf(body))
    return {
      status: 201,
      body: { data: await wireOf(tx, id), message: 'Customer created' },
      changes: [{ resource: 'customers', rowId: id, changed: { created: [null, true] } }],
    }
  },
})

/** Fields that are said and are another than they are. */
function differing(said: Partial<UpdateCustomer>, row: CustomersTable): Field[] {
  return fields.filter((field) => said[field] !== undefined && columnOf(said[field]) !== row[field])
}

/** Personal data stays out of the audit: of texts it says that they changed, of flags what to. */
function auditOf(changed: readonly Field[], row: CustomersTable, body: UpdateCustomer) {
  const audit: Change['changed'] = {}
  for (const field of changed) {
    const said = body[field]
    audit[field] = typeof said === 'boolean' ? [row[field] === 1, said] : ['changed', 'changed']
  }
  return audit
}

/** PATCH /api/customers/{id}: changes the given fields; 409 if a colleague changed one meanwhile. */
export const updateCustomer = write({
  name: 'updateCustomer',
  body: updateBody,
  answer: savedCustomer,
  invalid: reasonFor,
  async write(tx, { params, body, operation }) {
    const row = await tx.lock('customers', params.id ?? '')
    if (row === undefined) return refuse('no_such_customer')
    const requested = differing(body, row)
    const { seen = {} } = body
    const changedSince = [
      ...differing(seen, row).filter((field) => requested.includes(field)),
      ...(await fieldsChangedSince(
        tx,
        { operation },
        { resource: 'customers', id: row.id },
        requested.filter((field) => seen[field] === undefined),
      )),
    ]
    if (changedSince.length > 0) {
      const fieldLabels = changedSince.map((field) => field.replaceAll('_', ' '))
      refuse(
        'customer_changed',
        { fields: fieldLabels },
        {
          current: customerWire(row),
        },
      )
    }
    if (requested.length === 0) {
      return { status: 200, body: { data: customerWire(row), message: 'Customer updated' } }
    }
    if (requested.includes('email')) await checkEmail(tx, body.email ?? null, row.id)
    const patch = Object.fromEntries(requested.map((field) => [field, columnOf(body[field])]))
    const after = await tx.update('customers', row.id, {
      ...patch,
      ...writtenBy(tx, operation),
    })
    await claimKeys(tx, row.id, keysOf(after))
    return {
      status: 200,
      body: { data: customerWire(after), message: 'Customer updated' },
      changes: [{ resource: 'customers', rowId: row.id, changed: auditOf(requested, row, body) }],
    }
  },
})
