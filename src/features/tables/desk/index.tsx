import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Armchair } from 'lucide-react'
import { useMemo } from 'react'
import type { Reservation } from '#contract/tables.ts'
import { seatsTaken, type ReservationStep } from '#domain/tables.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { BoardList, BoardRow, GuestLink, StatusBadge } from '#parts/desk/board-list.tsx'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { useHouse } from '#parts/use-house.ts'
import { Badge } from '#ui/badge.tsx'
import { createServiceDesk } from '#parts/desk/service-desk.ts'
import { ReservationActions, ReservationDetails, useReservations } from './reservation.tsx'

const none: readonly Reservation[] = []

export const desk = createServiceDesk<Reservation>({
  kind: 'table',
  order: { inFilter: 4, ofDay: 2 },
  useList: useReservations,
  actions: (one) => <ReservationActions reservation={one} />,
  details: (one) => <ReservationDetails reservation={one} />,
  useRow() {
    const { t } = useLingui()
    return (one) => {
      const people = t`${plural(one.party_size, { one: '# person', other: '# people' })}`
      return {
        from: one.date,
        to: null,
        time: one.time,
        services: [people, one.custom_request ?? '', one.notes ?? ''].filter(Boolean),
      }
    }
  },
  useToday({ rows = none, waiting }, { today, now }) {
    const { t } = useLingui()
    const slots = useMemo(() => tablesOf(rows, today), [rows, today])
    return {
      tile: {
        key: 'tables',
        label: t`Tables today`,
        icon: <Armchair aria-hidden="true" />,
        to: '#tables',
        value: slots.reduce((sum, { parties }) => sum + parties.length, 0),
      },
      board: <TablesToday slots={slots} now={now} waiting={waiting} />,
    }
  },
  note: {
    text: msg`Tables that guests reserve.`,
    to: '/dashboard/bookings?type=table',
    label: msg`Bookings`,
  },
})

interface TableSlot {
  time: string
  /** Seats taken at any one moment while a party that comes then would sit. */
  seats: number
  parties: Reservation[]
}

/** Today's open tables by the time they are for. */
export function tablesOf(reservations: readonly Reservation[], today: string): TableSlot[] {
  const open = reservations.filter(
    ({ date, status }) =>
      date === today && (status === 'pending' || status === 'confirmed' || status === 'seated'),
  )
  const times = [...new Set(open.map(({ time }) => time))].toSorted()
  return times.map((time) => ({
    time,
    seats: seatsTaken(open, time),
    parties: open.filter((one) => one.time === time),
  }))
}

const usual: readonly ReservationStep[] = ['confirm', 'seat', 'complete']
const late: readonly ReservationStep[] = [...usual, 'no-show']

/** Today's tables by time, with the seats that are taken then; the next step on each. */
function TablesToday({
  slots,
  now,
  waiting,
}: {
  slots: readonly TableSlot[]
  /** `HH:MM`, the house's. */
  now: string
  waiting: ReadonlyMap<string, OperationRow[]>
}) {
  const { t } = useLingui()
  const { table_seats: seats } = useHouse()
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
              who={<GuestLink type="table" code={party.code} guest={party.customer_name} />}
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
