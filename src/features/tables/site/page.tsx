import { useSearchParams } from 'react-router-dom'
import { ChangeReservation } from './change-reservation.tsx'
import { NewReservation } from './new-reservation.tsx'
import { SentPanel } from './sent-panel.tsx'

/**
 * /restaurant/table: a table alone (spec 2 §2). `?sent=` what became of a reservation, `?change=` one
 * of this device to be changed.
 */
export default function TablePage() {
  const [params] = useSearchParams()
  const [sent, change] = [params.get('sent'), params.get('change')]
  if (sent !== null) return <SentPanel id={sent} />
  if (change !== null) {
    return <ChangeReservation key={change} id={change} nextTime={params.get('time') === 'next'} />
  }
  return <NewReservation />
}
