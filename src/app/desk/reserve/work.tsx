import { Trans, useLingui } from '@lingui/react/macro'
import { BookmarkCheck } from 'lucide-react'
import { isCalendarDay } from '#domain/days.ts'
import { maxStayNights } from '#domain/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { DateText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { useHouseTime } from '../../use-house-time.ts'
import { NewStayFrame } from '../new-stay/frame.tsx'
import { useNewStay } from '../new-stay/use-new-stay.ts'
import { reservationChain } from './chain.ts'
import {
  depositOf,
  problemsOf,
  spanOf,
  type Asked,
  formOf,
  isBegun,
  newReservation,
  readReservation,
  withAsked,
  type ReservationForm,
} from './form.ts'
import { ReserveGuest } from './guest-fields.tsx'
import { RoomsFields } from './rooms-fields.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useReserve } from './use-reserve.ts'
import type { ReserveRooms } from '#contract/reservations.ts'
import { isInOutbox } from '../new-stay/confirm.ts'
import { useDeskForm } from '../use-desk-form.ts'

/** The form with its draft on this device; `changing`: the operation that it takes the place of. */
function useReserveForm(asked: Asked, today: string, changing: OperationRow | null) {
  return useDeskForm<ReservationForm>({
    draft: changing === null ? 'reservation' : `reservation:${changing.id}`,
    fresh() {
      const form = newReservation(today)
      return changing === null ? form : formOf(changing.body as ReserveRooms, form)
    },
    read: (value) => readReservation(today, value),
    isBegun,
    isSaved: ({ ids }) => isInOutbox(ids.reserve),
    opened: (form) => withAsked(form, asked),
  })
}

/** Rooms and nights, the guest, price and deposit. */
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
  const draft = useReserveForm(asked, today, changing)
  const { form } = draft
  const known = useReserve(form, changing?.id)
  const { body, price, names, money } = known
  const isNew = changing === null
  const { fields, saving } = useNewStay({
    draft,
    problems: problemsOf(form, known.knownRoom, { today, money }),
    messages: {
      dates: t`Choose a check-in from today on, and at most ${maxStayNights} nights.`,
      rooms: t`Choose a room.`,
      taken: t`A room is not free for these nights.`,
      guests: t`The room is too small for so many guests.`,
      rate: t`A price is a number, such as 60.`,
      reason: t`Say why the price differs from the room’s own.`,
      name: t`Enter the guest’s name.`,
      phone: t`Must be a valid phone number.`,
      email: t`Must be a valid e-mail address.`,
      hold: t`Rooms are held until the day of arrival at the latest.`,
      amount: t`Enter what was taken; francs have no cents.`,
    },
    sameField: { taken: 'guests' },
    atOnce: ['guests', 'dates'],
    chain: () => price && reservationChain(form, body, names, { actor: offline().actor(), money }),
    changing: changing?.id,
    onSent,
  })
  const { holdUntil } = form
  const deposit = isNew ? depositOf(form, money) : null
  const about = { ...fields, known, changing: !isNew }
  return (
    <NewStayFrame
      title={isNew ? t`New booking` : t`Change the reservation`}
      notSaved={t`The booking was not saved`}
      saving={saving}
      known={known}
      showsParked={isNew}
      summary={{
        rooms: names.join(', '),
        span: spanOf(form),
        terms: isCalendarDay(holdUntil) && (
          <span className="hidden text-sm text-ink-soft xl:block">
            <Trans>
              Held until <DateText value={holdUntil} format="short" />
            </Trans>
          </span>
        ),
        totalCents: price !== null && form.rooms.length > 0 ? price.totalCents : null,
        money: deposit && (
          <Trans>
            <Money amount={deposit.amount} currency={deposit.currency} /> was taken
          </Trans>
        ),
        action: !isNew ? (
          <Trans>Save the change</Trans>
        ) : holdUntil === '' ? (
          <Trans>Reserve</Trans>
        ) : (
          <Trans>Hold the rooms</Trans>
        ),
        icon: <BookmarkCheck />,
      }}
    >
      <RoomsFields {...about} />
      <ReserveGuest {...fields} />
      <TermsFields {...about} />
    </NewStayFrame>
  )
}
