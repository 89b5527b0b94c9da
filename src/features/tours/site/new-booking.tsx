import type { ForStay } from '#ui/for-stay.ts'
import { useTourForm } from '../form/use-tour-form.ts'
import { ToursScreen } from './tours-screen.tsx'

/** A new booking, found again where it was left. */
export function NewBooking({ forStay = null }: { forStay?: ForStay | null }) {
  const state = useTourForm('tours')
  return <ToursScreen state={state} changing={null} forStay={forStay} />
}
