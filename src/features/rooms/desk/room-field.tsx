import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#ui/formats.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { useRoomOccupant } from '#parts/desk/room-readiness.ts'
import { useNewRoomState } from './new-room-state.ts'
import type { RoomChoice } from './room-choice.ts'
import { withRoom } from './use-bookings.ts'
import { useRoomLabels } from './use-room-labels.ts'

/**
 * A select of rooms, the free ones first. Disabled are rooms that are too small, since the server
 * refuses them, and those out of order that the guest needs today. `toAnother`: the booking's own
 * room is no answer, and another one must be chosen.
 */
export function RoomField({
  booking,
  choices,
  checkIn,
  value,
  toAnother = false,
  error,
  onChange,
}: {
  booking: DeskBooking
  choices: readonly RoomChoice[]
  checkIn: string
  value: string
  toAnother?: boolean
  error?: string | undefined
  onChange: (roomId: string) => void
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const roomLabels = useRoomLabels()
  const newRoomState = useNewRoomState()
  const occupant = useRoomOccupant()
  const stateLabels = {
    free: t`free`,
    taken: t`taken`,
    'too-small': t`too small`,
    'not-offered': t`not offered`,
  }
  const listed = choices.filter(({ room }) => !toAnother || room.id !== booking.room_id)
  const options = listed.map(({ room, state, requests }) => {
    const name = roomLabels(withRoom(room)) || t`Room`
    const price = formats.cents(room.pricePerNightCents)
    const move = { room_id: room.id, check_in: checkIn }
    const notReady = newRoomState(booking, move)
    const guest = occupant(room.id) || t`Guest`
    const readyLabels = {
      dirty: t`to be made up`,
      occupied: t`${guest} has not checked out`,
      out_of_order: t`out of order`,
    }
    const words = [
      stateLabels[state],
      ...(notReady ? [readyLabels[notReady.why]] : []),
      ...(state === 'free' && requests.length > 0 ? [t`asked for`] : []),
    ].join(', ')
    const label = t`${name} · ${price} a night · ${words}`
    const isBroken = notReady?.why === 'out_of_order' && notReady.now
    return { value: room.id, label, disabled: state === 'too-small' || isBroken }
  })
  const isListed = choices.some(({ room }) => room.id === booking.room_id)
  const first = toAnother
    ? [{ value: '', label: t`Choose a room` }]
    : isListed
      ? []
      : [{ value: booking.room_id, label: t`Its room` }]
  return (
    <SelectField
      label={t`Room`}
      value={value}
      error={error}
      onChange={onChange}
      options={[...first, ...options]}
    />
  )
}
