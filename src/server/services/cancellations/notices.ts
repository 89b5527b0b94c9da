import { ownKinds, type OwnKind } from '#contract/cancellations.ts'
import { greetedAs } from '#domain/strangers-text.ts'
import { loadGuestBooking } from './load-guest-booking.ts'
import type { GuestBooking } from './guest-booking.ts'
import { amountsOf, cancellationRecordOf } from './wire.ts'
import type { Block } from '../../notices/blocks.ts'
import {
  itemsOf,
  buildLetter,
  toGuest,
  type Compose,
  type NoticeContext,
} from '../../notices/kind.ts'

const isOwnKind = (kind: string): kind is OwnKind => (ownKinds as readonly string[]).includes(kind)

/** To the guest: what was booked is cancelled, by themselves or by the house. */
const cancelled: Compose = async (writing) => {
  const { db, ids, notice, settings, locale, now } = writing
  const kind = notice.subject_kind
  if (!isOwnKind(kind)) return null
  const { language } = locale
  const booking = await loadGuestBooking(db, { kind, ids }, { settings, language, now })
  // Brought back by the desk meanwhile: then it is not so.
  if (booking === undefined || booking.status !== 'cancelled') return null
  const record = await cancellationRecordOf(db, booking)
  const amounts = amountsOf(booking, record)
  const { texts, money } = locale
  const w = texts.cancelled
  const refund = amounts.refund === 0 ? '' : w.smsRefund(money(amounts.refund, booking.currency))
  const letter = buildLetter(writing, w.subject(settings.name, booking.code), {
    title: w.title,
    blocks: blocksFor(writing, booking, amounts, record?.refund_way ?? null),
  })
  return toGuest(writing, letter, w.sms(settings.name, booking.code, refund, settings.phone))
}

/** @param way how the refund goes; null: the house cancelled, and says itself what it gives back */
function blocksFor(
  { settings, locale }: NoticeContext,
  booking: GuestBooking,
  { paid, kept, refund }: ReturnType<typeof amountsOf>,
  way: string | null,
): Block[] {
  const { texts } = locale
  const w = texts.cancelled
  const money = (amount: number) => locale.money(amount, booking.currency)
  const rows: [string, string][] = []
  if (paid > 0) rows.push([w.paid, money(paid)])
  if (kept > 0 && paid > 0) rows.push([w.kept, money(Math.min(kept, paid))])
  if (kept > paid) rows.push([w.asked, money(kept - paid)])
  if (refund > 0) rows.push([w.refund, money(refund)])
  const how = { refunding: w.refunding, 'by hand': w.byHand }[way ?? ''] ?? null
  return [
    { kind: 'paragraph', text: texts.hello(greetedAs(booking.customer.name)) },
    { kind: 'paragraph', text: way === null ? w.leadByHouse : w.lead },
    { kind: 'code', label: texts.code, code: booking.code },
    { kind: 'list', title: w.what, items: itemsOf(booking.lines) },
    rows.length === 0 ? { kind: 'paragraph', text: w.nothing } : { kind: 'facts', rows },
    ...(refund > 0 && how !== null ? [{ kind: 'paragraph' as const, text: how }] : []),
    { kind: 'paragraph', text: texts.callUs(settings.phone) },
  ]
}

export const notices = { booking_cancelled: cancelled }
