import type { RouteName } from '#contract/routes.ts'
import type { Documents, ExtraFields } from './documents.ts'
import { isFields, type Fields } from './fields.ts'

/**
 * Fields that the documents' lists have and our rows lack, derived from the row. Only on lists; the
 * changes feed has none of them. Rows are already cut to what the reader may see.
 */

const stayFields: ExtraFields = ({ id, extras, customer_name, payments }) => ({
  ...(isFields(extras) && {
    extra_breakfast: extras.breakfast,
    extra_airport_transfer: extras.airport_transfer,
    extra_late_checkout: extras.late_checkout,
  }),
  ...(Array.isArray(payments) && {
    payments: payments.map((one: Fields) => ({ ...one, booking_id: id, customer: customer_name })),
  }),
})

const rows: { [Name in RouteName]?: ExtraFields } = { listHotelBookings: stayFields }

/** Services add theirs (services/index.ts). */
export function addLists({ lists }: Documents): void {
  Object.assign(rows, lists)
}

/** A list with the documents' fields. */
export function toDocumentAnswer(name: RouteName, answer: unknown): unknown {
  const more = rows[name]
  if (more === undefined || !isFields(answer) || !Array.isArray(answer.data)) return answer
  return { ...answer, data: answer.data.map((row: Fields) => ({ ...row, ...more(row) })) }
}
