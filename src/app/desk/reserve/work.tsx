import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { maxStayNights } from '#domain/stays.ts'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { confirmOrChange } from '#offline/confirm-or-change.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { AsOf } from '#parts/desk/as-of.tsx'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorSummary, type FieldError } from '#ui/error-summary.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { LoadingRegion, SkeletonCard } from '#ui/skeleton.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { descriptors } from '../../operations.ts'
import { useHouseTime } from '../../use-house-time.ts'
import { confirmChain } from '../walk-in/confirm.ts'
import { reservationChain } from './chain.ts'
import { problemsOf, type Asked, type Problem } from './form.ts'
import { GuestFields } from './guest-fields.tsx'
import { RoomsFields } from './rooms-fields.tsx'
import { ReserveSummary } from './summary.tsx'
import { TermsFields } from './terms-fields.tsx'
import { newIds, useReserveForm } from './use-reserve-form.ts'
import { useReserve } from './use-reserve.ts'

const fieldIds: Record<Problem, string> = {
  dates: 'reserve-check-in',
  rooms: 'reserve-room',
  taken: 'reserve-adults',
  guests: 'reserve-adults',
  rate: 'reserve-rate',
  reason: 'reserve-reason',
  name: 'reserve-name',
  phone: 'reserve-phone',
  email: 'reserve-email',
  hold: 'reserve-hold',
  amount: 'reserve-amount',
}

/** Said at once, before anybody tries to save. */
const atOnce: readonly Problem[] = ['guests', 'dates']

/** One screen: rooms and nights, the guest, price and deposit; the sum and one button beside it. */
export function ReserveWork({
  asked,
  changing,
  onSent,
}: {
  asked: Asked
  /** An operation that waits or was refused. This one takes its place. */
  changing: OperationRow | null
  /** With the id of the reservation's operation. */
  onSent: (id: string) => void
}) {
  const { t } = useLingui()
  const { today } = useHouseTime()
  const { form, change, end } = useReserveForm(asked, today, changing)
  const known = useReserve(form, changing?.id ?? null)
  const roomLabels = useRoomLabels()
  const { busy, failure, save } = useSaving()
  const [attempt, setAttempt] = useState(0)
  const { free, body, price, house, rwfPerUsd } = known

  const problems = problemsOf(form, known.knownRoom, { today, rate: rwfPerUsd })
  const words: Record<Problem, string> = {
    dates: t`Choose a check-in from today on, and at most ${maxStayNights} nights.`,
    rooms: t`Choose a room.`,
    taken: t`A room is not free for these nights.`,
    guests: t`The room is too small for so many guests.`,
    rate: t`A price is a number of dollars.`,
    reason: t`Say why the price differs from the room’s own.`,
    name: t`Enter the guest’s name.`,
    phone: t`Must be a valid phone number.`,
    email: t`Must be a valid e-mail address.`,
    hold: t`Rooms are held until the day of arrival at the latest.`,
    amount: t`Enter what was taken; francs have no cents.`,
  }
  const shown = attempt > 0 ? problems : problems.filter((one) => atOnce.includes(one))
  const errorOf = (problem: Problem) => (shown.includes(problem) ? words[problem] : null)
  const errors: FieldError[] =
    attempt > 0 ? problems.map((one) => ({ id: fieldIds[one], message: words[one] })) : []
  const names = form.rooms
    .flatMap(({ roomId }) => known.roomOf(roomId) ?? [])
    .map(({ number, title }) => roomLabels({ room_number: number, room_name: title ?? '' }))
    .join(', ')

  async function confirm() {
    setAttempt((now) => now + 1)
    if (problems.length > 0 || price === null) return
    const { outbox, actor } = offline()
    const chain = reservationChain(form, body, names, { actor: actor(), rate: rwfPerUsd })
    const [head] = chain
    if (head === undefined) return
    const id = await save(async () => {
      if (changing !== null) return await confirmOrChange(outbox, head, changing.id)
      await confirmChain(chain)
      return form.ids.reserve
    })
    if (id === null) {
      change({ ids: newIds() })
      return
    }
    end()
    onSent(id)
  }

  const fields = { form, ids: fieldIds, errorOf, onChange: change }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
      className="mx-auto grid max-w-6xl gap-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-2xl">
          {changing === null ? <Trans>New booking</Trans> : <Trans>Change the reservation</Trans>}
        </h1>
        <ButtonLink variant="quiet" to="/dashboard">
          <Trans>Back to the overview</Trans>
        </ButtonLink>
      </div>
      {changing === null && <ParkedWork descriptors={descriptors} />}
      {known.cached && <AsOf cached={known.cached} />}
      <ErrorSummary errors={errors} attempt={attempt} />
      {failure && (
        <NotSaved title={t`The booking was not saved`} reason={failure} phone={house.phone} />
      )}
      {free === undefined && !known.failed && (
        <LoadingRegion label={t`Loading rooms…`}>
          <SkeletonCard />
        </LoadingRegion>
      )}
      {known.failed && (
        <Alert tone="error" live title={t`Which rooms are free is not known on this device.`}>
          <Trans>Nothing of rooms and bookings is kept here yet: this needs the link once.</Trans>
        </Alert>
      )}
      {free && (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-6">
            <RoomsFields
              {...fields}
              today={today}
              free={free}
              requests={known.requests}
              roomOf={known.roomOf}
            />
            <GuestFields {...fields} />
            <TermsFields
              {...fields}
              today={today}
              roomOf={known.roomOf}
              price={price}
              rwfPerUsd={rwfPerUsd}
              changing={changing !== null}
            />
          </div>
          <ReserveSummary
            form={form}
            rooms={names}
            price={price}
            rwfPerUsd={rwfPerUsd}
            busy={busy}
            changing={changing !== null}
          />
        </div>
      )}
    </form>
  )
}
