import { dayIn, timeIn } from '#domain/days.ts'
import type { OpeningHours } from '#domain/hours.ts'
import {
  laundryDefaults,
  laundryQtyStep,
  laundryTotals,
  turnaroundHours,
  defaultDropOff,
  type LaundryFees,
  type LaundryTotals,
} from '#domain/laundry.ts'
import type { Service } from '../data.ts'
import type { LaundryForm } from './form.ts'

/** A line as it is shown and sent. */
export interface QuoteLine {
  service: Service
  qty: number
}

/** What the form comes to as the device works it out; the server works out its own (design §6). */
export interface Quote extends LaundryTotals {
  lines: QuoteLine[]
  pickupCents: number
  expressCents: number
  /** Until it can be back. */
  hours: number
  /** Chosen, and no longer available. */
  unavailable: { id: string; name: string | null }[]
}

/** `list`: all services of the house, also those unavailable just now. */
export function quoteOf(form: LaundryForm, list: readonly Service[], fees: LaundryFees): Quote {
  const byId = new Map(list.map((service) => [service.id, service]))
  const chosen = Object.entries(form.quantities)
  const lines = chosen
    .flatMap(([id, qty]) => {
      const service = byId.get(id)
      if (!service?.available) return []
      // Its unit may have changed since: half a shirt is none.
      const step = laundryQtyStep(service.unit)
      const whole = Math.floor(qty / step) * step
      return whole > 0 ? [{ service, qty: whole }] : []
    })
    .toSorted((a, b) => a.service.position - b.service.position)
  const priced = lines.map(({ service, qty }) => ({ price_cents: service.priceCents, qty }))
  const totals = laundryTotals(priced, { pickup: form.pickup, rush: form.express }, fees)
  const pickupCents = form.pickup ? fees.pickupFeeCents : 0
  return {
    ...totals,
    lines,
    pickupCents,
    expressCents: totals.fees_cents - pickupCents,
    hours: turnaroundHours(
      lines.map(({ service }) => service.turnaroundHours),
      form.express,
    ),
    unavailable: chosen
      .filter(([id]) => !byId.get(id)?.available)
      .map(([id]) => ({ id, name: byId.get(id)?.name ?? null })),
  }
}

/** When it is fetched and comes back, as shown on the screen: chosen, or suggested. */
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
 * @param open when the house hands things out
 * @param hours until it can be back
 */
export function scheduleOf(
  form: LaundryForm,
  { now, open, hours }: { now: string; open: OpeningHours; hours: number },
): Schedule {
  const first = partsOf(laundryDefaults(now, open, hours).pickUp)
  const pickUp = { date: form.pickUpDate ?? first.date, time: form.pickUpTime ?? first.time }
  // A cleared field has no value: the suggested one is used.
  const known = {
    date: pickUp.date === '' ? first.date : pickUp.date,
    time: pickUp.time === '' ? first.time : pickUp.time,
  }
  const back = partsOf(defaultDropOff(atOf(known), open, hours))
  return {
    pickUp,
    dropOff: { date: form.dropOffDate ?? back.date, time: form.dropOffTime ?? back.time },
  }
}
