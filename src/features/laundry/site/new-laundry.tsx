import { useHouseNow } from '#parts/use-house-now.ts'
import { useHouse } from '#parts/use-house.ts'
import type { ForStay } from '#ui/for-stay.ts'
import { houseTime } from '../form/schedule.ts'
import { useLaundryForm } from './use-laundry-form.ts'
import { Wizard } from './wizard.tsx'

/** A new order, found again where it was left. */
export function NewLaundry({ forStay = null }: { forStay?: ForStay | null }) {
  const { timezone } = useHouse()
  const state = useLaundryForm('laundry', { now: houseTime(timezone, useHouseNow()) })
  return <Wizard state={state} changing={null} forStay={forStay} />
}
