import { useSearchParams } from 'react-router-dom'
import { WhileOffered } from '#parts/while-offered.tsx'
import { forStayOf } from '#ui/for-stay.ts'
import { ChangeLaundry } from './change-laundry.tsx'
import { LaundryOfStay } from './laundry-of-stay.tsx'
import { NewLaundry } from './new-laundry.tsx'
import { SentScreen } from './sent-screen.tsx'

/**
 * /laundry (spec 2 §2). `?step=services|schedule|details|review` are its four steps,
 * `?step=sent&id=` what became of it, `?change=` an order of this device to be changed,
 * `?for=stay` one that goes with the rest of a stay.
 */
export default function LaundryPage() {
  const [params] = useSearchParams()
  const sent = params.get('step') === 'sent' ? params.get('id') : null
  const change = params.get('change')
  if (sent !== null) return <SentScreen id={sent} />
  if (change !== null) {
    return <ChangeLaundry key={change} id={change} nextTime={params.get('time') === 'next'} />
  }
  const forStay = forStayOf(params)
  return (
    <WhileOffered kind="laundry">
      {forStay === null ? <NewLaundry /> : <LaundryOfStay key={forStay.line} forStay={forStay} />}
    </WhileOffered>
  )
}
