import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { stepOf } from '#parts/request-form/wizard-steps.ts'
import { useInLanguage } from '#parts/use-in-language.ts'
import { useHouse } from '#parts/use-house.ts'
import { forStayOf } from '#ui/for-stay.ts'
import { readBundle } from '../bundle.ts'
import { BundleCheckout } from '../checkout/bundle-checkout.tsx'
import { ChangeBooking } from '../checkout/change-booking.tsx'
import { steps } from '../checkout/problems.ts'
import { RoomOfStay } from '../checkout/room-of-stay.tsx'
import { SentScreen } from '../checkout/sent-screen.tsx'
import { Wizard } from '../checkout/wizard.tsx'
import { roomOf, rooms } from '../data.ts'
import { useRoomName } from '../parts/use-room-name.ts'
import { NoRoom, RoomComing } from './no-room.tsx'

/**
 * /rooms/{id}: the room and the five-step wizard (spec 1 §2). `?step=` is the step; `?step=pay`
 * with `request=` is the status of a booking, `?change=` a booking of this device to change, `?bundle=1`
 * several rooms at once, if the search has saved their record, `?for=stay` a room for a cart.
 */
export default function RoomPage() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const request = query.get('request')
  const change = query.get('change')
  const bundled = query.get('bundle') === '1' && (request !== null || readBundle(id) !== null)
  if (bundled) return <BundleCheckout key={id} roomId={id} request={request} />
  if (request !== null && stepOf(steps, query) === 'pay')
    return <SentScreen id={request} roomId={id} />
  if (change !== null) return <ChangeBooking key={change} id={change} roomId={id} />
  return <OneRoom key={id} id={id} />
}

function OneRoom({ id }: { id: string }) {
  const [query] = useSearchParams()
  const forStay = forStayOf(query)
  // Usually the list is cached with this room, which saves a request.
  const list = useQuery(rooms())
  const listed = list.data?.rows.find((room) => room.id === id)
  const alone = useQuery({ ...roomOf(id), enabled: !list.isPending && listed === undefined })
  const found = listed ?? alone.data?.row ?? null
  const inLanguage = useInLanguage()
  const room = useMemo(() => found && inLanguage(found), [found, inLanguage])
  const roomName = useRoomName()
  const { name: house } = useHouse()
  const title = room === null ? house : `${roomName(room)} – ${house}`
  useEffect(() => {
    document.title = title
  }, [title])
  if (room !== null) {
    return forStay === null ? (
      <Wizard room={room} draft={`rooms:${room.id}`} />
    ) : (
      <RoomOfStay key={forStay.line} room={room} forStay={forStay} />
    )
  }
  if (list.isPending || alone.isFetching) return <RoomComing />
  return <NoRoom error={alone.error} retry={() => void alone.refetch()} />
}
