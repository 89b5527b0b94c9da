import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { nightsOf } from '#domain/stays.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { daysText } from '#parts/day-and-amount.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import { MovePrice } from '../move-price.tsx'
import type { Move } from '../move-problems.ts'
import { useNewRoomState } from '../new-room-state.ts'
import { RoomFree } from '../room-free.tsx'
import { useRoomChoices } from '../use-room-choices.ts'
import { withRoom } from '../use-bookings.ts'
import { useRoomLabels } from '../use-room-labels.ts'
import type { Moves } from './use-moves.ts'

/**
 * Confirms a move: shows what changes, and whether the room is free as far as this device knows.
 */
export function MovePanel({
  booking,
  move,
  moves,
}: {
  booking: DeskBooking
  move: Move
  moves: Moves
}) {
  const { t } = useLingui()
  const newRoomState = useNewRoomState()
  const guest = booking.customer_name || t`Guest`
  const known = useRoomChoices(booking, move)
  const choice = known.choices.find(({ room }) => room.id === move.room_id)
  const roomLabels = useRoomLabels()
  const wasRoom = roomLabels(booking) || t`No room`
  const isRoom = choice ? roomLabels(withRoom(choice.room)) || t`Room` : t`No room`
  const days = (from: string, to: string) => {
    const nights = nightsOf(from, to)
    const words = daysText(from, to)
    return t`${words}, ${plural(nights, { one: '# night', other: '# nights' })}`
  }
  const was = days(booking.check_in, booking.check_out)
  const is = days(move.check_in, move.check_out)
  // Side by side where there is room: a tall panel would hide the rooms that the stay is moved among.
  return (
    <div className="grid gap-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:gap-x-5">
      <output className="grid content-start gap-1.5">
        <h3 className="text-base font-semibold">{guest}</h3>
        <Change what={t`Nights`} was={was} is={is} />
        {move.room_id !== booking.room_id && <Change what={t`Room`} was={wasRoom} is={isRoom} />}
        <RoomFree
          brief
          booking={booking}
          choice={choice}
          notReady={newRoomState(booking, move)}
          asOf={known.asOf}
        />
        {booking.status === 'active' && move.check_in !== booking.check_in && (
          <StatusLine tone="waiting">
            <Trans>The guest is in the house already.</Trans>
          </StatusLine>
        )}
      </output>
      <MovePrice booking={booking} price={moves.price} />
      <div className="flex gap-2 pr-2 md:flex-col-reverse md:justify-end">
        <Button variant="secondary" onClick={moves.putBack} className="flex-1 md:flex-none">
          <Trans>Put back</Trans>
        </Button>
        <Button
          busy={moves.busy}
          onClick={() => void moves.confirm()}
          className="flex-1 whitespace-nowrap md:flex-none"
        >
          <Trans>Move stay</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={moves.asking}
        onClose={moves.stopAsking}
        onConfirm={() => void moves.confirm(true)}
        title={t`${isRoom} is out of order`}
        confirmLabel={t`Move all the same`}
      >
        <Trans>
          Nobody can sleep there before it is put right. Move {guest} there all the same?
        </Trans>
      </ConfirmDialog>
    </div>
  )
}

function Change({ what, was, is }: { what: string; was: string; is: string }) {
  const { t } = useLingui()
  if (was === is) return null
  return (
    <p className="flex items-baseline gap-x-2 text-base">
      <span className="min-w-14 shrink-0 text-sm text-ink-soft">{what}</span>
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <s className="text-ink-soft">{was}</s>
        {/* The arrow breaks with what it leads to. */}
        <span>
          <ArrowRight className="mr-2 inline size-4 align-text-bottom" />
          <span className="sr-only">{t`becomes`}</span>
          <strong className="font-semibold">{is}</strong>
        </span>
      </span>
    </p>
  )
}
