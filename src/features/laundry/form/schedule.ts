import { dayIn, timeIn } from '#domain/days.ts'
import { laundryDefaults, usualDropOff } from '#domain/laundry.ts'
import type { LaundryForm } from './form.ts'

/** When it is fetched and comes back, as it stands on the screen: chosen, or offered. */
export interface Schedule {
  pickUp: { date: string; time: string }
  dropOff: { date: string; time: string }
}

const partsOf = (at: string) => ({ date: at.slice(0, 10), time: at.slice(11) })

/** `YYYY-MM-DDTHH:MM` of the house. */
export const atOf = ({ date, time }: Schedule['pickUp']) => `${date}T${time}`

/** The house's time as the contract writes it. */
export function houseTime(timezone: string, now: Date): string {
  return `${dayIn(timezone, now)}T${timeIn(timezone, now)}`
}

/**
 * What was chosen, else the documented times moved on to what is possible (decisions.md). The
 * drop-off that is offered follows the pick-up that was chosen.
 *
 * @param hours until it can be back
 */
export function scheduleOf(
  form: LaundryForm,
  { now, closes, hours }: { now: string; closes: string; hours: number },
): Schedule {
  const first = partsOf(laundryDefaults(now, closes, hours).pickUp)
  const pickUp = { date: form.pickUpDate ?? first.date, time: form.pickUpTime ?? first.time }
  // A field that was emptied says nothing: what was offered first stands for it.
  const known = {
    date: pickUp.date === '' ? first.date : pickUp.date,
    time: pickUp.time === '' ? first.time : pickUp.time,
  }
  const back = partsOf(usualDropOff(atOf(known), hours))
  return {
    pickUp,
    dropOff: { date: form.dropOffDate ?? back.date, time: form.dropOffTime ?? back.time },
  }
}
