import { useSearchParams } from 'react-router-dom'
import { WhileOffered } from '#parts/while-offered.tsx'
import { forStayOf } from '#ui/for-stay.ts'
import { ChangeBooking } from './change-booking.tsx'
import { NewBooking } from './new-booking.tsx'
import { BookingOfStay } from './booking-of-stay.tsx'
import { SentPanel } from './sent-panel.tsx'

/**
 * /tours (spec 2 §2). `?step=book` is the booking itself (on phones; wide screens show it beside the
 * tours), `?step=sent&id=` what became of it, `?change=` a booking of this device to be changed,
 * `?for=stay` one that goes with the rest of a stay.
 */
export default function ToursPage() {
  const [params] = useSearchParams()
  const sent = params.get('step') === 'sent' ? params.get('id') : null
  const change = params.get('change')
  if (sent !== null) return <SentPanel id={sent} />
  if (change !== null) return <ChangeBooking key={change} id={change} />
  const forStay = forStayOf(params)
  return (
    <WhileOffered kind="tour">
      {forStay === null ? <NewBooking /> : <BookingOfStay key={forStay.line} forStay={forStay} />}
    </WhileOffered>
  )
}
