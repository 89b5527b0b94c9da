import type { Customer } from '#contract/customers.ts'
import { isOver } from '#contract/services/statuses.ts'
import { ERASED_NAME } from '#domain/people.ts'
import type { FolioReceipt } from '#features/folio/folio.ts'
import type { Money } from '#features/payments/money.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { plainText } from '#lib/search-words.ts'
import type { BookingRow } from '#parts/desk/booking-row.ts'
import type { Entry, Paper } from './find.ts'
import { partsOf, phoneDigits } from './match.ts'

/** What stays, orders and known guests are found by. Pure. */

/** Receipts and payments by what they are for: `<type>:<id>`, as rows of the combined list. */
export type Papers = ReadonlyMap<string, readonly Paper[]>

export function papersOf(
  receipts: readonly Pick<FolioReceipt, 'booking_id' | 'number' | 'code'>[],
  payments: readonly Pick<Money, 'subject' | 'reference' | 'receipt'>[],
): Papers {
  const papers = new Map<string, Paper[]>()
  const add = (key: string, kind: Paper['kind'], text: string | number | null | undefined) => {
    if (text === null || text === undefined || text === '') return
    const paper = { kind, text: String(text), code: plainText(String(text)) }
    const known = papers.get(key)
    if (known === undefined) papers.set(key, [paper])
    else if (!known.some((one) => one.kind === kind && one.code === paper.code)) known.push(paper)
  }
  for (const { booking_id, number, code } of receipts) {
    add(`room:${booking_id}`, 'receipt', number)
    add(`room:${booking_id}`, 'receipt', code)
  }
  for (const { subject, reference, receipt } of payments) {
    const key = `${subject.kind}:${subject.id}`
    add(key, 'payment', reference)
    add(key, 'receipt', receipt?.number)
  }
  return papers
}

const codesOf = (papers: Papers, key: string) => (papers.get(key) ?? []).map(({ code }) => code)

/** @param label what one is called on the screen, in the language of who looks */
export function stayEntries(
  bookings: readonly DeskBooking[],
  papers: Papers,
  label: string,
): Entry<DeskBooking>[] {
  // Whoever booked several rooms knows the code of the first alone.
  const groupCodes = new Map<string, string[]>()
  for (const { group_id: group, code } of bookings) {
    if (group === null || code === '') continue
    groupCodes.set(group, [...(groupCodes.get(group) ?? []), plainText(code)])
  }
  return bookings.map((row) => ({
    row,
    terms: {
      name: plainText(row.customer_name),
      rooms: row.room_number === '' ? [] : [plainText(row.room_number)],
      codes: [
        ...(groupCodes.get(row.group_id ?? '') ?? [plainText(row.code)]),
        ...codesOf(papers, `room:${row.id}`),
      ],
      phone: phoneDigits(row.customer_phone),
      more: plainText([row.customer_email ?? '', row.room_name, 'room', label].join('\n')),
    },
    day: row.status === 'active' || row.status === 'completed' ? row.check_out : row.check_in,
    isOver: row.status === 'cancelled',
  }))
}

export function orderEntries(
  rows: readonly BookingRow[],
  papers: Papers,
  label: string,
): Entry<BookingRow>[] {
  return rows.map((row) => ({
    row,
    terms: {
      name: plainText(row.contact?.name ?? row.guest),
      rooms: [],
      codes: [...partsOf(row.reference), ...codesOf(papers, row.key)],
      phone: phoneDigits(row.contact?.phone),
      more: plainText([row.contact?.email ?? '', row.typeWord ?? row.type, label].join('\n')),
    },
    day: row.from,
    isOver: isOver(row.type, row.status),
  }))
}

export function customerEntries(rows: readonly Customer[]): Entry<Customer>[] {
  return rows
    .filter(({ name }) => name !== ERASED_NAME)
    .map((row) => ({
      row,
      terms: {
        name: plainText(row.name),
        rooms: [],
        codes: [],
        phone: phoneDigits(row.phone),
        more: plainText(row.email ?? ''),
      },
      day: row.last_seen?.slice(0, 10) ?? '',
      isOver: false,
    }))
}
