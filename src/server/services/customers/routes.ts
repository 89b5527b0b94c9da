import * as z from 'zod/mini'
import { customer } from '#contract/customers.ts'
import { read, type Endpoint } from '../../pipeline/endpoint.ts'
import { syncCustomers } from './sync.ts'
import { customerRows } from './wire.ts'
import { createCustomer, updateCustomer } from './write.ts'

/** GET /api/customers: everybody, who booked a moment ago included. */
const listCustomers = read({
  name: 'listCustomers',
  answer: z.object({ data: z.array(customer) }),
  async read(db, _call, store) {
    await syncCustomers(store)
    return { data: await customerRows(db, null) }
  },
})

export const endpoints: Endpoint[] = [listCustomers, createCustomer, updateCustomer]
