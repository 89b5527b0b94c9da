import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { offline } from '#offline/offline.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnHouse } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorSummary, type FieldError } from '#ui/error-summary.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { LoadingRegion, SkeletonCard } from '#ui/skeleton.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { descriptors } from '../../operations.ts'
import { AsOf } from '#parts/desk/as-of.tsx'
import { walkInChain } from './chain.ts'
import { confirmChain, newIds } from './confirm.ts'
import { problemsOf, type Problem } from './form.ts'
import { GuestFields } from './guest-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import { RoomChoice } from './room-choice.tsx'
import { WalkInSummary } from './summary.tsx'
import { useWalkIn } from './use-walk-in.ts'
import { useWalkInForm } from './use-walk-in-form.ts'

const fieldIds: Record<Problem, string> = {
  room: 'walk-in-room',
  name: 'walk-in-name',
  phone: 'walk-in-phone',
  nights: 'walk-in-nights',
  guests: 'walk-in-adults',
  paying: 'walk-in-paying',
}

/** One screen: the room on the left, who and how long beside it, the price and one button. */
export function WalkInWork({
  room,
  onSent,
}: {
  room: string | null
  /** With the id of the booking's operation. */
  onSent: (id: string) => void
}) {
  const { t } = useLingui()
  const { form, change, end } = useWalkInForm(room)
  const known = useWalkIn(form)
  const roomLabels = useRoomLabels()
  const { busy, failure, save } = useSaving()
  const [attempt, setAttempt] = useState(0)
  const { free, chosen, house, today, pricing, totalCents, rwfPerUsd } = known

  const problems = problemsOf(
    form,
    chosen && {
      capacity: chosen.room.capacity,
      nights: chosen.nights,
      usable: chosen.readiness !== 'out_of_order',
    },
  )
  const messages: Record<Problem, string> = {
    room: t`Choose a room.`,
    name: t`Enter the guest’s name.`,
    phone: t`Must be a valid phone number.`,
    nights: t`The room is not free for that long.`,
    guests: t`The room is too small for so many guests.`,
    paying: t`Say how it is paid.`,
  }
  const shown =
    attempt > 0 ? problems : problems.filter((one) => one === 'nights' || one === 'guests')
  const errorOf = (problem: Problem) => (shown.includes(problem) ? messages[problem] : null)
  const errors: FieldError[] =
    attempt > 0 ? problems.map((one) => ({ id: fieldIds[one], message: messages[one] })) : []

  async function confirm() {
    setAttempt((now) => now + 1)
    if (problems.length > 0 || chosen === undefined || pricing === null) return
    const { id, number, title } = chosen.room
    const chain = walkInChain({
      form,
      room: {
        id,
        name: roomLabels({
          room_number: number,
          room_name: title ?? '',
        }),
      },
      today,
      pricing,
      totalCents,
      rwfPerUsd,
      actor: offline().actor(),
    })
    const done = await save(async () => {
      await confirmChain(chain)
      return true
    })
    if (done === null) {
      change({ ids: newIds() })
      return
    }
    end()
    onSent(form.ids.book)
  }

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
          <Trans>Walk-in</Trans>
        </h1>
        <ButtonLink variant="quiet" to="/dashboard">
          <Trans>Back to the overview</Trans>
        </ButtonLink>
      </div>
      <ParkedWork descriptors={descriptors} />
      {known.cached && <AsOf cached={known.cached} />}
      <ErrorSummary errors={errors} attempt={attempt} />
      {failure && (
        <NotSaved title={t`The walk-in was not saved`} reason={failure} phone={house.phone} />
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
      {free?.length === 0 && (
        <EmptyState
          picture={<DrawnHouse />}
          title={t`No room is free tonight.`}
          text={t`Every room is kept for somebody. Look at the timeline for who may still not come.`}
          action={
            <ButtonLink to="/dashboard/reservations/calendar?view=timeline">
              <Trans>Open the timeline</Trans>
            </ButtonLink>
          }
        />
      )}
      {free && free.length > 0 && (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-5">
            <section aria-labelledby="walk-in-rooms" className="grid gap-2.5">
              <h2 id="walk-in-rooms" className="text-lg">
                <Trans>Free tonight</Trans>{' '}
                <span className="font-normal text-ink-soft tabular">{free.length}</span>
              </h2>
              <RoomChoice
                id={fieldIds.room}
                rooms={free}
                chosen={form.roomId}
                today={today}
                error={errorOf('room')}
                onChoose={(roomId) => change({ roomId })}
              />
            </section>
            <GuestFields
              form={form}
              capacity={chosen?.room.capacity}
              ids={fieldIds}
              errorOf={errorOf}
              onChange={change}
            />
            <PayFields
              id={fieldIds.paying}
              form={form}
              totalCents={totalCents}
              rwfPerUsd={rwfPerUsd}
              error={errorOf('paying')}
              onChange={change}
            />
          </div>
          <WalkInSummary
            form={form}
            chosen={chosen}
            stay={known.stay}
            totalCents={totalCents}
            rwfPerUsd={rwfPerUsd}
            busy={busy}
          />
        </div>
      )}
    </form>
  )
}
