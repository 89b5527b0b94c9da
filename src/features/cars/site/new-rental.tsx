import type { Kept } from '#offline/reads/types.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import type { ForStay } from '#ui/for-stay.ts'
import type { Car } from '../data.ts'
import { emptyForm } from '../form/form.ts'
import { useRentalForm } from './use-rental-form.ts'
import { Wizard } from './wizard.tsx'

/** A new rental, found again where it was left. */
export function NewRental({ list, forStay = null }: { list: Kept<Car>; forStay?: ForStay | null }) {
  const today = useHouseDay()
  const state = useRentalForm({ draft: 'cars', initial: emptyForm, today })
  return <Wizard list={list} state={state} changing={null} forStay={forStay} />
}
