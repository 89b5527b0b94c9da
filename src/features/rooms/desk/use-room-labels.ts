import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { daysText } from '#parts/day-and-amount.ts'
import type { DeskBooking } from '../desk-booking.ts'

/** "104 Garden"; only number or name where the other is missing; '' without both. */
export function useRoomLabels(): (
  booking: Pick<DeskBooking, 'room_number' | 'room_name'>,
) => string {
  const { t } = useLingui()
  return useCallback(
    ({ room_number: number, room_name: name }) => {
      if (name === '') return number === '' ? '' : t`Room ${number}`
      return number === '' || name.includes(number) ? name : `${number} ${name}`
    },
    [t],
  )
}

/** "104 Garden · 24 Nov – 26 Nov" */
export function useRoomAndDays(booking: DeskBooking): string {
  const room = useRoomLabels()(booking)
  return [room, daysText(booking.check_in, booking.check_out)].filter(Boolean).join(' · ')
}
