import { useSearchParams } from 'react-router-dom'
import { ChangeBooking } from './change-booking.tsx'
import { NewBooking } from './new-booking.tsx'
import { SentPanel } from './sent-panel.tsx'

/**
 * /tours (spec 2 §2). `?step=book` is the booking itself (on phones; wide screens show it beside the
 * tours), `?step=sent&id=` what became of it, `?change=` a booking of this device to be changed.
 */
export default function ToursPage() {
  const [params] = useSearchParams()
  const sent = params.get('step') === 'sent' ? params.get('id') : null
  const change = params.get('change')
  if (sent !== null) return <SentPanel id={sent} />
  if (change !== null) return <ChangeBooking key={change} id={change} />
  return <NewBooking />
}
