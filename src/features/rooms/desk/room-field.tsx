import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#ui/formats.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useRoomName } from '../parts/use-room-name.ts'
import type { DeskBooking } from '../desk-booking.ts'
import type { RoomChoice } from './room-choice.ts'

/**
 * A select of rooms, the free ones first; rooms that are too small are disabled, since the server
 * refuses them.
 */
export function RoomField({
  booking,
  choices,
  value,
  onChange,
}: {
  booking: DeskBooking
  choices: readonly RoomChoice[]
  value: string
  onChange: (roomId: string) => void
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const roomName = useRoomName()
  const stateLabels = {
    free: t`free`,
    taken: t`taken`,
    'too-small': t`too small`,
    'not-offered': t`not offered`,
  }
  const options = choices.map(({ room, state }) => {
    const name = room.title && room.number ? `${room.number} ${room.title}` : roomName(room)
    const price = formats.cents(room.pricePerNightCents)
    const words = stateLabels[state]
    const label = t`${name} · ${price} a night · ${words}`
    return { value: room.id, label, disabled: state === 'too-small' }
  })
  const isListed = choices.some(({ room }) => room.id === booking.room_id)
  return (
    <SelectField
      label={t`Room`}
      value={value}
      onChange={onChange}
      options={isListed ? options : [{ value: booking.room_id, label: t`Its room` }, ...options]}
    />
  )
}
