import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LaundryOrder } from '#contract/laundry.ts'
import type { ReservationStep } from '#domain/tables.ts'
import { ReservationActions } from '#features/tables/desk/reservation.tsx'
import type { OperationRow } from '#offline/db/schema.ts'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/date-text.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { statusLabels, statusTone } from '../bookings/words.ts'
import { BoardList, BoardRow } from './board-list.tsx'
import type { Outing, TableSlot } from './services-day.ts'

const usual: readonly ReservationStep[] = ['confirm', 'seat', 'complete']
const late: readonly ReservationStep[] = [...usual, 'no-show']

const search = (type: string, words: string) =>
  `/dashboard/bookings?type=${type}&q=${encodeURIComponent(words)}`

function StatusBadge({ status }: { status: string }) {
  const { i18n } = useLingui()
  const label = statusLabels[status]
  return <Badge tone={statusTone(status)}>{label ? i18n._(label) : status}</Badge>
}

/** Today's tables by time, with the seats that are taken then; the next step on each. */
export function TablesToday({
  slots,
  seats,
  now,
  waiting,
}: {
  slots: readonly TableSlot[]
  /** All the house's; undefined where it does not tell. */
  seats: number | undefined
  /** `HH:MM`, the house's. */
  now: string
  waiting: ReadonlyMap<string, OperationRow[]>
}) {
  const { t } = useLingui()
  const count = slots.reduce((sum, { parties }) => sum + parties.length, 0)
  return (
    <BoardList
      id="tables"
      title={t`Tables today`}
      count={count}
      empty={t`No table is reserved for today.`}
    >
      {slots.flatMap(({ time, seats: taken, parties }) =>
        parties.map((party, at) => {
          const steps = waiting.get(party.id) ?? []
          const parked = steps.some(({ state }) => state === 'parked')
          // The one that is next; who is late may also be given up.
          const open = time < now && party.status !== 'seated' ? late : usual
          const next = party.status === 'pending' ? open.filter((one) => one !== 'seat') : open
          return (
            <BoardRow
              key={party.id}
              lead={time}
              who={
                <TextLink standalone to={search('table', party.code)} className="break-words">
                  {party.customer_name || t`Guest`}
                </TextLink>
              }
              notes={
                <>
                  <StatusBadge status={party.status} />
                  {steps.length > 0 && (
                    <Badge tone={parked ? 'conflict' : 'waiting'}>
                      {parked ? (
                        <Trans>Needs your decision</Trans>
                      ) : (
                        <Trans>Saved on this device</Trans>
                      )}
                    </Badge>
                  )}
                  <ByWhom steps={steps} />
                  <Plural value={party.party_size} one="# person" other="# people" />
                  {at === 0 && (
                    <span className="tabular">
                      {seats === undefined ? (
                        <Plural value={taken} one="# seat taken" other="# seats taken" />
                      ) : (
                        <Trans>
                          {taken} of {seats} seats
                        </Trans>
                      )}
                    </span>
                  )}
                </>
              }
              action={parked ? undefined : <ReservationActions reservation={party} only={next} />}
            />
          )
        }),
      )}
    </BoardList>
  )
}

/** Laundry that somebody waits for today. */
export function LaundryDue({ orders, today }: { orders: readonly LaundryOrder[]; today: string }) {
  const { t } = useLingui()
  return (
    <BoardList
      id="laundry"
      title={t`Laundry due`}
      count={orders.length}
      empty={t`No laundry is due today.`}
    >
      {orders.map((order) => (
        <BoardRow
          key={order.id}
          lead={order.out_at.slice(11) || '–'}
          who={
            <TextLink standalone to={search('laundry', order.code)} className="break-words">
              {order.customer || t`Guest`}
            </TextLink>
          }
          notes={
            <>
              {order.out_at.slice(0, 10) < today && (
                <Badge tone="error">
                  <Trans>
                    Due <DateText value={order.out_at.slice(0, 10)} format="short" />
                  </Trans>
                </Badge>
              )}
              <StatusBadge status={order.status} />
              {order.room && <Trans>Room {order.room}</Trans>}
            </>
          }
        />
      ))}
    </BoardList>
  )
}

/** Cars and tours that leave today, and cars that come back. */
export function GoingOut({ outings }: { outings: readonly Outing[] }) {
  const { t } = useLingui()
  const kinds = { car: t`Car out`, back: t`Car back`, tour: t`Tour` }
  return (
    <BoardList
      id="going-out"
      title={t`Cars and tours`}
      count={outings.length}
      empty={t`No car and no tour goes out today.`}
    >
      {outings.map(({ key, kind, time, what, guest, code, status, people }) => (
        <BoardRow
          key={key}
          lead={time === '' ? kinds[kind] : `${time} ${kinds[kind]}`}
          who={
            <TextLink
              standalone
              to={search(kind === 'tour' ? 'tour' : 'car', code)}
              className="break-words"
            >
              {guest || t`Guest`}
            </TextLink>
          }
          notes={
            <>
              <StatusBadge status={status} />
              <span>{what}</span>
              {people !== null && <Plural value={people} one="# person" other="# people" />}
            </>
          }
        />
      ))}
    </BoardList>
  )
}
