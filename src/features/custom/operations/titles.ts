import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlaceCustomOrder } from '#contract/custom.ts'
import { amountText, dayText } from '#parts/day-and-amount.ts'

/** What orders of the house's own services are called, in the reader's language. */

/** "24 Nov at 15:00", "24 Nov – 26 Nov"; '' where there is no day. */
export function whenText({
  day,
  time,
  until,
}: Pick<PlaceCustomOrder, 'day' | 'time' | 'until'>): string {
  if (!day) return ''
  const begins = time ? `${dayText(day)}, ${time}` : dayText(day)
  if (!until) return begins
  const [lastDay = '', lastTime] = until.split('T')
  if (lastDay === day) return lastTime ? `${begins} – ${lastTime}` : begins
  const ends = lastTime ? `${dayText(lastDay)}, ${lastTime}` : dayText(lastDay)
  return `${begins} – ${ends}`
}

/** "Massage, 24 Nov, 15:00"; `name` is the service's, which the body has not. */
export function placeTitle(body: PlaceCustomOrder, name: string): MessageDescriptor {
  const when = whenText(body)
  if (name === '') return when === '' ? msg`An order` : msg`An order for ${when}`
  return when === '' ? msg`${name}` : msg`${name}, ${when}`
}

/** "2 × $40.00, to be paid at the house" */
export function placeDetail({ qty, totals, payment }: PlaceCustomOrder): MessageDescriptor | null {
  if (totals === undefined) return null
  const total = amountText(totals.total)
  if (payment?.method === 'room') return msg`${qty} ×, ${total}, charged to the room`
  return msg`${qty} ×, ${total}`
}
