import { useLingui } from '@lingui/react/macro'
import { TextField } from './text-field.tsx'

interface RoomBill {
  roomNumber: string
  roomGuest: string
}

/** On whose bill it goes: the room, and the guest in it. */
export function RoomBillFields({
  ids,
  bill,
  change,
  errorOf,
}: {
  ids: Readonly<Record<keyof RoomBill, string>>
  bill: RoomBill
  change: (part: Partial<RoomBill>) => void
  errorOf: (field: keyof RoomBill) => string | undefined
}) {
  const { t } = useLingui()
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
      <TextField
        id={ids.roomNumber}
        label={t`Room number`}
        autoComplete="off"
        maxLength={20}
        value={bill.roomNumber}
        onChange={(roomNumber) => change({ roomNumber })}
        error={errorOf('roomNumber')}
      />
      <TextField
        id={ids.roomGuest}
        label={t`Guest name`}
        autoComplete="off"
        maxLength={120}
        value={bill.roomGuest}
        onChange={(roomGuest) => change({ roomGuest })}
        error={errorOf('roomGuest')}
      />
    </div>
  )
}
