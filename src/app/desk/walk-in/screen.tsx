import { useSearchParams } from 'react-router-dom'
import { WalkInSent } from './sent.tsx'
import { WalkInWork } from './work.tsx'

/** Somebody at the door without a booking: room, name, price, money, keys; in under a minute. */
export default function WalkInScreen() {
  const [params, setParams] = useSearchParams()
  const sent = params.get('sent')
  if (sent !== null) return <WalkInSent id={sent} />
  return (
    <WalkInWork
      room={params.get('room')}
      onSent={(id) => setParams({ sent: id }, { replace: true })}
    />
  )
}
