import { useEffect, useState } from 'react'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { useStayBalances } from '#parts/desk/stay-balance.ts'
import { useHouseTime } from '../../use-house-time.ts'
import { DeskBalances } from '../desk-balances.tsx'
import { Bell } from './bell.tsx'
import { staysToSettle, type StayToSettle } from './stays-to-settle.ts'

/** The screen that was opened comes first: bills are read once it stands, ms. */
const AFTER = 1_500

const none: readonly StayToSettle[] = []

/** The desk's bell: what comes in, and the bills that need a look before a guest is gone. */
export function DeskBell() {
  const [stays, setStays] = useState(none)
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsRead(true), AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Bell settle={stays} />
      {isRead && (
        <DeskBalances>
          <Watch onStays={setStays} />
        </DeskBalances>
      )}
    </>
  )
}

/** Draws nothing: a number of the bell changes, never the frame round it. */
function Watch({ onStays }: { onStays: (stays: readonly StayToSettle[]) => void }) {
  const { bookings } = useBookings()
  const { of } = useStayBalances()
  const { today } = useHouseTime()
  const roomLabels = useRoomLabels()
  useEffect(() => {
    if (bookings === undefined) return
    onStays(staysToSettle(bookings, today, (id) => of(id)?.balance ?? null, roomLabels))
  }, [bookings, of, today, roomLabels, onStays])
  return null
}
