import type { RouteName } from '#contract/routes.ts'
import { isFields, type Fields } from './fields.ts'

/**
 * Fields that the documents' lists have and our rows lack, made of what the row says: only on lists,
 * which our own pages read once; the feed that devices live on has none of them. A row was cut to
 * what its reader may see before.
 */

type More = (row: Fields) => Fields

const laundry: More = ({ in_at, out_at, ...row }) => ({
  // By the desk's order, whoever placed it: dropped off first (spec 3 §5).
  drop_off: in_at,
  pick_up: out_at,
  ...('grand_total' in row && { total: row.grand_total }),
})

const stay: More = ({ id, extras, customer_name, payments }) => ({
  ...(isFields(extras) && {
    extra_breakfast: extras.breakfast,
    extra_airport_transfer: extras.airport_transfer,
    extra_late_checkout: extras.late_checkout,
  }),
  ...(Array.isArray(payments) && {
    payments: payments.map((one: Fields) => ({ ...one, booking_id: id, customer: customer_name })),
  }),
})

const rental: More = ({ extras }) => (isFields(extras) ? extras : {})

const rows: { readonly [Name in RouteName]?: More } = {
  listLaundryOrders: laundry,
  listHotelBookings: stay,
  listRentals: rental,
}

/** A list with the documents' fields. */
export function theirAnswer(name: RouteName, answer: unknown): unknown {
  const more = rows[name]
  if (more === undefined || !isFields(answer) || !Array.isArray(answer.data)) return answer
  return { ...answer, data: answer.data.map((row: Fields) => ({ ...row, ...more(row) })) }
}
