import { useTourForm } from '../form/use-tour-form.ts'
import { ToursScreen } from './tours-screen.tsx'

/** A new booking, found again where it was left. */
export function NewBooking() {
  const state = useTourForm('tours')
  return <ToursScreen state={state} changing={null} />
}
