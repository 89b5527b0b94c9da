import { useSearchParams } from 'react-router-dom'
import { useLoadedDeviceRows } from '#parts/use-device-rows.ts'
import { ReserveSent } from './sent.tsx'
import { ReserveWork } from './work.tsx'

/** A guest calls or writes: rooms for any day, with or without the link. */
export default function ReserveScreen() {
  const [params, setParams] = useSearchParams()
  const rows = useLoadedDeviceRows()
  const sent = params.get('sent')
  const changeId = params.get('change')
  if (sent !== null) return <ReserveSent id={sent} />
  // What is to be changed is read first: the form begins with it.
  if (changeId !== null && rows === undefined) return null
  const changing =
    rows?.find(
      ({ id, route, endedAt }) => id === changeId && route === 'reserveRooms' && endedAt === null,
    ) ?? null
  // The house has it by now, or it was withdrawn: that is said, and no other booking is begun.
  if (changeId !== null && changing === null) return <ReserveSent id={changeId} />
  const asked = {
    room: params.get('room') ?? '',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
  }
  return (
    <ReserveWork
      key={changing?.id ?? Object.values(asked).join(' ')}
      asked={asked}
      changing={changing}
      onSent={(id) => setParams({ sent: id }, { replace: true })}
    />
  )
}
