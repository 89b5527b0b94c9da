import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { amountIn, exchangeFor, otherExchange } from '#domain/money.ts'
import { sharesNight } from '#domain/stays.ts'
import { RequestsTakenOver } from '#features/rooms/desk/requests-taken-over.tsx'
import { offline } from '#offline/offline.ts'
import { useRoomOccupant } from '#parts/desk/room-readiness.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnHouse } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Money } from '#ui/money.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { NewStayFrame } from '../new-stay/frame.tsx'
import { useNewStay } from '../new-stay/use-new-stay.ts'
import { walkInChain } from './chain.ts'
import { isTaking, problemsOf, isBegun, newWalkIn, readWalkIn, type WalkInForm } from './form.ts'
import { WalkInGuest } from './guest-fields.tsx'
import { NightField } from './night-field.tsx'
import { PayFields } from './pay-fields.tsx'
import { RoomChoice } from './room-choice.tsx'
import { useWalkIn } from './use-walk-in.ts'
import { isInOutbox } from '../new-stay/confirm.ts'
import { useDeskForm } from '../use-desk-form.ts'

/** The form with its draft on this device; `room`: what an address names. */
function useWalkInForm(room: string | null) {
  return useDeskForm<WalkInForm>({
    draft: 'walk-in',
    fresh: newWalkIn,
    read: readWalkIn,
    isBegun,
    isSaved: ({ ids }) => isInOutbox(ids.book),
    opened: (form) => (room === null ? form : { ...form, roomId: room }),
  })
}

/** The room first, then who and how long, and how it is paid. */
export function WalkInWork({
  room,
  onSent,
}: {
  room: string | null
  /** With the id of the booking's operation. */
  onSent: (id: string) => void
}) {
  const { t } = useLingui()
  const draft = useWalkInForm(room)
  const { form } = draft
  const known = useWalkIn(form)
  const { free = [], chosen, name, begun, day, today, span, pricing, totalCents, money } = known
  const other = otherExchange(money)
  const readiness = chosen?.readiness
  const occupant = useRoomOccupant()(chosen?.room.id ?? '') || t`Guest`
  const { fields, saving } = useNewStay({
    draft,
    problems: problemsOf(
      form,
      chosen && {
        capacity: chosen.room.capacity,
        nights: chosen.nights,
        usable: readiness !== 'out_of_order',
      },
    ),
    messages: {
      room: t`Choose a room.`,
      name: t`Enter the guest’s name.`,
      phone: t`Must be a valid phone number.`,
      nights: t`The room is not free for that long.`,
      guests: t`The room is too small for so many guests.`,
      paying: t`Say how it is paid.`,
    },
    atOnce: ['nights', 'guests'],
    chain() {
      if (chosen === undefined || pricing === null) return null
      const actor = offline().actor()
      const its = { id: chosen.room.id, name }
      return walkInChain({ form, room: its, day, pricing, totalCents, house: money, actor })
    },
    onSent,
  })
  const takes = isTaking(form)
  const nights = begun !== null && <NightField {...fields} begun={begun} today={today} />
  return (
    <NewStayFrame
      title={t`Walk-in`}
      notSaved={t`The walk-in was not saved`}
      saving={saving}
      known={known}
      instead={
        free.length > 0 ? null : (
          <div className="grid gap-4">
            {nights}
            <EmptyState
              picture={<DrawnHouse />}
              title={t`No room is free tonight.`}
              text={t`Every room is kept for somebody. Check the timeline for who may still not come.`}
              action={
                <ButtonLink to="/dashboard/reservations/calendar?view=timeline">
                  <Trans>Open the timeline</Trans>
                </ButtonLink>
              }
            />
          </div>
        )
      }
      summary={{
        rooms: name,
        span,
        totalCents: chosen ? totalCents : null,
        money: other !== null && <Money {...amountIn(other, totalCents)} />,
        notes: chosen && (
          <>
            {takes && (
              <p className="hidden text-sm xl:block">
                <Trans>
                  Take{' '}
                  <Money
                    {...amountIn(exchangeFor(money, form.currency), totalCents)}
                    className="font-semibold"
                  />{' '}
                  now.
                </Trans>
              </p>
            )}
            <RequestsTakenOver requests={chosen.requests.filter((one) => sharesNight(one, span))} />
            {(readiness === 'dirty' || readiness === 'occupied') && (
              <StatusLine tone="waiting">
                {readiness === 'dirty' ? (
                  <Trans>The room is to be made up first.</Trans>
                ) : (
                  <Trans>{occupant} has not checked out yet.</Trans>
                )}
              </StatusLine>
            )}
          </>
        ),
        action: takes ? <Trans>Money taken, give keys</Trans> : <Trans>Give keys</Trans>,
        icon: <KeyRound />,
      }}
    >
      {nights}
      <RoomChoice {...fields} rooms={free} day={day} />
      <WalkInGuest {...fields} capacity={chosen?.room.capacity} />
      <PayFields {...fields} totalCents={totalCents} house={money} />
    </NewStayFrame>
  )
}
