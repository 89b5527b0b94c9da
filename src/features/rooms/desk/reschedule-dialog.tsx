import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { nightsOf } from '#domain/stays.ts'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { useDraftedFields } from '#parts/desk/use-drafted-fields.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { DateField } from '#ui/date-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import type { DeskBooking } from '../desk-booking.ts'
import { LostNote } from './lost-note.tsx'
import { MovePrice } from './move-price.tsx'
import { moveProblems, type Move, type MoveProblems, type MoveTerms } from './move-problems.ts'
import { useNewRoomState } from './new-room-state.ts'
import { RoomField } from './room-field.tsx'
import { RoomFree } from './room-free.tsx'
import { noChoice, useMovePrice, type MoveTermsSent, type PriceChoice } from './use-move-price.ts'
import { useRoomChoices } from './use-room-choices.ts'
import { useRoomAndDays } from './use-room-labels.ts'

/** What the dialog is opened for: other days or another room, or another room alone. */
export type MovePurpose =
  | 'reschedule'
  /** The guest changes the room. */
  | 'room'
  /** A request whose room went to somebody else. */
  | 'offer'

/**
 * Other nights, or another room, and whether it is free as far as this device knows (spec 3 §2.5,
 * §5).
 */
export function RescheduleDialog({
  booking,
  busy,
  terms = 'period',
  purpose = 'reschedule',
  onClose,
  onMove,
}: {
  booking: DeskBooking
  busy: boolean
  terms?: MoveTerms
  purpose?: MovePurpose
  onClose: () => void
  onMove: (move: Move, price: MoveTermsSent) => Promise<boolean>
}) {
  const { t, i18n } = useLingui()
  const drafted = useDraftedFields<Move & PriceChoice>(`move:${purpose}:${booking.id}`, {
    check_in: booking.check_in,
    check_out: booking.check_out,
    room_id: purpose === 'reschedule' ? booking.room_id : '',
    ...noChoice,
  })
  const { keep, reason, ...move } = drafted.form
  const toAnother = purpose !== 'reschedule'
  const [tries, setTries] = useState(0)
  const fields = useFirstError<HTMLDivElement>(tries)
  const found =
    toAnother && move.room_id === ''
      ? { room_id: msg`Choose a room.` }
      : moveProblems(move, booking, terms)
  const problems: MoveProblems = tries > 0 ? found : {}
  const word = (problem: MessageDescriptor | undefined) => (problem ? i18n._(problem) : undefined)
  const nights = nightsOf(move.check_in, move.check_out)
  // While the new dates are invalid, rooms are shown for the booking's own dates.
  const known = useRoomChoices(booking, nights > 0 ? move : booking)
  const guest = booking.customer_name || t`Guest`
  const newRoomState = useNewRoomState()
  const titles = {
    reschedule: t`Reschedule`,
    room: t`Move to another room`,
    offer: t`Offer another room`,
  }
  const acts = {
    reschedule: t`Reschedule`,
    room: t`Move`,
    offer: t`Move the request`,
  }
  const asked = Object.keys(found).length === 0 ? move : null
  const price = useMovePrice(booking, asked, { keep, reason }, drafted.change)
  const was = useRoomAndDays(booking)

  function confirm() {
    setTries(tries + 1)
    if (Object.keys(found).length > 0) return
    const sent = price.confirm()
    if (sent !== null) void onMove(move, sent).then((saved) => saved && drafted.end())
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={titles[purpose]}
      description={`${guest} · ${was}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button variant="primary" busy={busy} onClick={confirm}>
            {acts[purpose]}
          </Button>
        </>
      }
    >
      <div ref={fields} className="grid gap-4">
        <FoundDraft {...drafted.draft} />
        {purpose === 'offer' && <LostNote booking={booking} />}
        {/* Who changes the room looks at rooms first. */}
        <div className={cx('grid gap-4 sm:grid-cols-2', toAnother && 'order-1')}>
          <DateField
            label={terms === 'stay' ? t`Check-in` : t({ message: 'Start', context: 'first day' })}
            value={move.check_in}
            error={word(problems.check_in)}
            onChange={(check_in) => drafted.change({ check_in })}
          />
          <DateField
            label={terms === 'stay' ? t`Check-out` : t`End`}
            value={move.check_out}
            error={word(problems.check_out)}
            hint={nights > 0 ? <Plural value={nights} one="# night" other="# nights" /> : undefined}
            onChange={(check_out) => drafted.change({ check_out })}
          />
        </div>
        {known.choices.length > 0 && (
          <RoomField
            booking={booking}
            choices={known.choices}
            checkIn={move.check_in}
            value={move.room_id}
            toAnother={toAnother}
            error={word(problems.room_id)}
            onChange={(room_id) => drafted.change({ room_id })}
          />
        )}
        {nights > 0 && move.room_id !== '' && (
          <RoomFree
            booking={booking}
            notReady={newRoomState(booking, move)}
            choice={known.choices.find(({ room }) => room.id === move.room_id)}
            asOf={known.asOf}
          />
        )}
        {Object.keys(found).length === 0 && (
          <div className={cx(toAnother && 'order-1')}>
            <MovePrice booking={booking} price={price} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
