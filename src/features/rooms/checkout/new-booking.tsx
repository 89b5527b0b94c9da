import { useSearchParams } from 'react-router-dom'
import { useHouseDay } from '#parts/use-house-day.ts'
import type { Room } from '../data.ts'
import { askedByQuery, emptyForm } from './form.ts'
import { useStayForm } from './use-stay-form.ts'
import { Wizard } from './wizard.tsx'

/** A new booking, found again where it was left; the address says for when. */
export function NewBooking({ room }: { room: Room }) {
  const [query] = useSearchParams()
  const today = useHouseDay()
  const state = useStayForm({
    draft: `rooms:${room.id}`,
    initial: emptyForm,
    asked: askedByQuery(query, today),
    today,
  })
  return <Wizard room={room} state={state} today={today} changing={null} forStay={null} />
}
