import type { StayEventKind, StayEventParams, StayLetter } from '#contract/stay-events.ts'
import { addDays, momentOf } from '#domain/days.ts'
import { fromCents } from '#domain/money.ts'
import { staff } from '../people.ts'
import { timezone, type Dated } from '../rows.ts'
import type { Stay } from './stays.ts'
import type { World } from './world.ts'

/** Of stays that devices still have the history of (server/stay-events/keep-on-devices.ts), days. */
const DAYS_BACK = 14
const MINUTE = 60_000

const reception = staff.find(({ role }) => role === 'reception')?.name ?? null

interface Told {
  kind: StayEventKind
  at: string
  by: string | null
  params?: StayEventParams
}

/** What the house would have written down of its stays: no chance of its own, the rows say it all. */
export function history(
  world: Pick<World, 'today' | 'now'>,
  stays: readonly Stay[],
  payments: readonly Dated<'payments'>[],
): Dated<'stay_events'>[] {
  const since = addDays(world.today, -DAYS_BACK)
  return stays
    .filter(({ check_out }) => check_out >= since)
    .flatMap((stay) => {
      const paid = payments.filter(
        ({ subject_kind, subject_id }) => subject_kind === 'room' && subject_id === stay.id,
      )
      return [...stepsOf(world, stay), ...paid.flatMap(moneyOf)].map((told, at) => ({
        id: `event-${stay.id}-${at + 1}`,
        booking_id: stay.id,
        kind: told.kind,
        at: told.at,
        by: told.by,
        params: JSON.stringify(told.params ?? {}),
        notice_id: null,
        on_devices: 1 as const,
        created_at: told.at,
      }))
    })
}

function stepsOf({ now }: Pick<World, 'now'>, stay: Stay): Told[] {
  const { created_at, status, check_in, check_out, customer_email: email } = stay
  const by = reception
  const until = (moment: string) => (moment < now ? moment : now)
  const after = (minutes: number) =>
    until(new Date(Date.parse(created_at) + minutes * MINUTE).toISOString())
  const on = (day: string, time: string) => until(momentOf(timezone, day, time).toISOString())
  const told: Told[] = [
    { kind: 'booked', at: created_at, by: stay.source === 'desk' ? reception : 'guest' },
  ]
  if (status === 'cancelled') told.push({ kind: 'cancelled', at: after(24 * 60), by: 'guest' })
  if (!['approved', 'active', 'completed'].includes(status)) return told
  told.push({ kind: 'approved', at: after(40), by })
  told.push({
    kind: 'letter',
    at: after(40),
    by: null,
    params: { letter: letter(email, after(41)) },
  })
  if (status !== 'approved') told.push({ kind: 'checked_in', at: on(check_in, '15:00'), by })
  if (status === 'completed') told.push({ kind: 'checked_out', at: on(check_out, '09:30'), by })
  return told
}

const letter = (email: string | null, since: string): StayLetter => ({
  kind: 'booking_confirmed',
  state: email === null ? 'dropped' : 'sent',
  trouble: email === null ? 'nobody' : null,
  email: email === null ? null : 'own',
  phone: 'own',
  emailed: email !== null,
  texted: false,
  since,
})

function moneyOf(payment: Dated<'payments'>): Told[] {
  const { id, status, method, currency, charged, paid_at, refunded_at } = payment
  if (paid_at === null || (status !== 'paid' && status !== 'refunded')) return []
  // A card's money is told by the provider, to the house itself.
  const by = payment.changed_by
  const amount = currency === 'USD' ? fromCents(charged) : charged
  const params: StayEventParams = { amount, currency, method, subject: id }
  const told: Told[] = [{ kind: 'payment', at: paid_at, by, params }]
  if (refunded_at !== null) told.push({ kind: 'refunded', at: refunded_at, by, params })
  return told
}
