import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Armchair } from 'lucide-react'
import { useMemo } from 'react'
import type { Reservation } from '#contract/tables.ts'
import { seatsTaken, type ReservationStep, reservationSteps } from '#domain/tables.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { BoardList, BoardRow, GuestLink, StatusBadge } from '#parts/desk/board-list.tsx'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { useHouse } from '#parts/use-house.ts'
import { Badge } from '#ui/badge.tsx'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { createServiceDesk } from '#parts/desk/service-desk.ts'
import { tables } from '#contract/services/tables.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { isGhost } from '#parts/desk/list-rows.tsx'
import { createDeskList } from '#parts/desk/desk-list.ts'
import { useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { RowAlerts } from '#parts/desk/row-alerts.tsx'
import { ServiceActions, useServiceStep, type DeskSteps } from '#parts/desk/service-actions.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { withMessages } from '#ui/messages.ts'
import { deskStepDescriptors, stepLabels, stepTexts, takenAtDesk, whenText } from '../operations.ts'

/** All of the house's reservations. */
const deskReservations = () =>
  listQuery({
    resource: 'table_reservations',
    route: 'listReservations',
    query: { per_page: '500' },
  })

/** The desk's reservations with the waiting operations already applied. */
export const useReservations = createDeskList({
  resource: 'table_reservations',
  list: deskReservations,
  overlays: { ...deskStepDescriptors, ...takenAtDesk },
})

const steps: DeskSteps<ReservationStep> = {
  service: tables,
  texts: stepTexts,
  labels: stepLabels,
  overlays: deskStepDescriptors,
}

/** The steps that are allowed in this state, the usual one first. */
export function ReservationActions({
  reservation,
  only,
}: {
  reservation: Reservation
  /** These alone, e.g. on today's board; all of them where absent. */
  only?: readonly ReservationStep[]
}) {
  const { t } = useLingui()
  const take = useServiceStep(steps)
  const guest = reservation.customer_name || t`Guest`
  const people = t`${plural(reservation.party_size, { one: '# person', other: '# people' })}`
  const about = [guest, people, whenText(reservation)]
  return (
    <ServiceActions
      steps={steps}
      row={reservation}
      open={reservationSteps
        .open(reservation.status)
        .filter((step) => only?.includes(step) ?? true)}
      about={about}
      cancel={{
        title: t`Cancel the table of ${guest}?`,
        confirmLabel: t`Cancel table`,
        keepLabel: t`Keep table`,
        what: whenText(reservation),
        becomes: (
          <Trans>
            The seats are free for others at once, and the guest is told. This cannot be undone.
          </Trans>
        ),
      }}
      asked={{
        'no-show': {
          quiet: true,
          renderDialog: ({ busy, onClose, confirm }) => (
            <ConfirmDialog
              open
              tone="primary"
              busy={busy}
              onClose={onClose}
              onConfirm={() => confirm(take(reservation, 'no-show', about))}
              title={t`${guest} did not come?`}
              confirmLabel={t`Mark as no-show`}
              cancelLabel={t`Keep waiting`}
            >
              <p className="mb-2 font-semibold">{whenText(reservation)}</p>
              <Trans>The seats are free for others at once.</Trans>
            </ConfirmDialog>
          ),
        },
      }}
    />
  )
}

/** A reservation's details, to read. */
export function ReservationDetails({ reservation }: { reservation: Reservation }) {
  const { t } = useLingui()
  const guestFacts = useGuestSummary()
  return (
    <div className="grid gap-5">
      <RowAlerts row={reservation} />
      <DescriptionList
        items={[
          {
            term: t`Requested for`,
            detail: (
              <>
                <DateText value={reservation.date} format="weekday" /> · {reservation.time}
              </>
            ),
          },
          {
            term: t`Party`,
            detail: <Plural value={reservation.party_size} one="# person" other="# people" />,
          },
          { term: t`Custom dish`, detail: reservation.custom_request || null },
          { term: t`Promo code`, detail: reservation.promo_code || null },
          ...guestFacts(reservation, { of: guestOrderOf('table', reservation) }),
        ]}
      />
    </div>
  )
}

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
        icon: <Armchair />,
        to: '#tables',
        value: slots.reduce((sum, { parties }) => sum + parties.length, 0),
      },
      board: <TablesToday slots={slots} now={now} waiting={waiting} />,
    }
  },
  take: {
    route: 'reserveTable',
    dialog: withMessages(() => import('./take-table.tsx')),
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
          const waitingSteps = waiting.get(party.id) ?? []
          const saved = isGhost(party) || waitingSteps.length > 0
          const parked = waitingSteps.some(({ state }) => state === 'parked')
          // The one that is next; who is late may also be given up.
          const open = time < now && party.status !== 'seated' ? late : usual
          const next = party.status === 'pending' ? open.filter((one) => one !== 'seat') : open
          return (
            <BoardRow
              key={party.id}
              lead={time}
              who={
                <GuestLink
                  type="table"
                  code={party.code}
                  guest={party.customer_name}
                  of={guestOrderOf('table', party)}
                />
              }
              notes={
                <>
                  <StatusBadge status={party.status} />
                  {saved && (
                    <Badge tone={parked ? 'conflict' : 'waiting'}>
                      {parked ? (
                        <Trans>Needs your decision</Trans>
                      ) : (
                        <Trans>Saved on this device</Trans>
                      )}
                    </Badge>
                  )}
                  <ByWhom steps={waitingSteps} />
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
              action={
                parked || isGhost(party) ? undefined : (
                  <ReservationActions reservation={party} only={next} />
                )
              }
            />
          )
        }),
      )}
    </BoardList>
  )
}
