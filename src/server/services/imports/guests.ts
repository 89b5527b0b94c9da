import * as z from 'zod/mini'
import { createCustomer } from '#contract/customers.ts'
import * as f from '#contract/fields.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { holdersOf, type ImportedCustomer, insertCustomers, keysOf } from '../customers/index.ts'
import type { MakePlan } from './plan.ts'
import type { RowReader } from './row-reader.ts'

/** Who booked by phone has no e-mail, and who was never asked is not written to. */
const importedCustomer = z.extend(createCustomer, {
  email: f.optionalEmail,
  marketing_opt_in: z._default(z.boolean(), false),
})

/** Name and contacts of a row; undefined: something is wrong with them, and was said. */
export function guestOf(row: RowReader): ImportedCustomer | undefined {
  const name = [row.text('first_name'), row.text('name')].filter((one) => one !== '').join(' ')
  // Spreadsheets drop the plus, and write long numbers as powers of ten.
  const phone = row.text('phone').replace(/^'/, '')
  return row.valid(importedCustomer, {
    name,
    phone: /^[\d.]+E\+\d+$/i.test(phone) ? phone.toUpperCase() : phone,
    email: row.text('email').replace(/^mailto:/i, ''),
    notes: row.text('notes'),
    vip: row.yes('vip'),
    banned: false,
    marketing_opt_in: row.yes('marketing_opt_in'),
  })
}

export interface KnownGuest {
  guest: ImportedCustomer
  line: number
}

/** Who of these is a customer already, who is in the list twice, and who is new. */
export async function matchGuests(db: Kysely<Database>, guests: readonly KnownGuest[]) {
  const holders = await holdersOf(
    db,
    guests.map(({ guest }) => guest),
  )
  const first = new Map<string, number>()
  /** For each guest: the id of a customer, or the place of the new one in `fresh`. */
  const whose: (string | number)[] = []
  const fresh: KnownGuest[] = []
  for (const [at, known] of guests.entries()) {
    const keys = keysOf(known.guest)
    const holder = holders[at]
    const twin = keys.map((key) => first.get(key)).find((one) => one !== undefined)
    const its = holder ?? twin ?? fresh.length
    if (holder === undefined) {
      if (twin === undefined) fresh.push(known)
      // Whoever comes by either contact later is the same person.
      for (const key of keys) if (!first.has(key)) first.set(key, Number(its))
    }
    whose.push(its)
  }
  return { whose, fresh }
}

/** Guests of the house, each once. */
export const planGuests: MakePlan = async ({ db, rows }) => {
  const guests = rows.flatMap((row) => {
    const guest = guestOf(row)
    return guest === undefined ? [] : [{ guest, line: row.at, row }]
  })
  const { whose, fresh } = await matchGuests(db, guests)
  for (const [at, { row }] of guests.entries()) {
    const its = whose[at]
    if (typeof its === 'string') row.note('known')
    else if (its !== undefined && fresh[its]?.line !== row.at)
      row.note('same_guest', fresh[its]?.line)
  }
  return {
    makes: { customers: fresh.length },
    async write(tx) {
      const ids = await insertCustomers(
        tx,
        fresh.map(({ guest }) => guest),
      )
      return fresh.map(({ line }, at) => ({ table: 'customers', id: ids[at] ?? '', line }))
    },
  }
}
