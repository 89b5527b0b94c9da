import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { keysOf } from '../customers/index.ts'
import { kindOf } from './columns.ts'
import { contactsOf, collectRelated, rootsWhere, type PersonalData } from './gather.ts'

/**
 * A customer, and every row with the same phone or e-mail. What another customer booked on a shared
 * phone is theirs: the surer key, the e-mail, said so when it was made. Throws `not_found`.
 */
export async function personOf(db: Kysely<Database>, customerId: string): Promise<PersonalData> {
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (customer === undefined) return refuse('no_such_customer')
  const claimed = await db
    .selectFrom('customer_keys')
    .select('key')
    .where('customer_id', '=', customerId)
    .execute()
  const own = keysOf({ name: '', email: customer.email, phone: customer.phone })
  const contacts = new Set([
    ...own,
    ...claimed.map(({ key }) => key).filter((key) => !key.startsWith('name:')),
  ])
  const links = await db.selectFrom('customer_links').selectAll().execute()
  const linked = new Map(links.map((row) => [`${row.subject_kind}:${row.subject_id}`, row]))
  const rows = await rootsWhere(db, (table, row) => {
    if (table === 'customers' && row.id === customerId) return true
    const link = linked.get(`${kindOf[table]}:${row.id}`)
    if (link !== undefined) return link.customer_id === customerId
    return table !== 'customers' && contactsOf(table, row).some((key) => contacts.has(key))
  })
  return await collectRelated(db, rows, contacts)
}
