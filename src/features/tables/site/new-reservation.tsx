import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { looseObject } from '#lib/loose.ts'
import { emptyForm, readForm } from './form/form.ts'
import { useTableForm } from './kept-form.ts'
import { ReservationScreen } from './reservation-screen.tsx'

/**
 * A new reservation, found again where it was left. What the order's form knew already comes along
 * in the state of the way here (`reservation`): in the address it would be seen by others.
 */
export function NewReservation() {
  const location = useLocation()
  const navigate = useNavigate()
  const [initial] = useState(() => readForm(looseObject(location.state).reservation) ?? emptyForm)
  const state = useTableForm({ draft: 'restaurant:table', initial, brought: true })
  useEffect(() => {
    // Once: after a reload the draft knows better.
    if (location.state !== null) void navigate({ search: location.search }, { replace: true })
  }, [location, navigate])
  return <ReservationScreen state={state} changing={null} />
}
