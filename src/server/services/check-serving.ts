import { servesAt, spansOn, type OpeningHours } from '#domain/hours.ts'
import { refuse } from '../pipeline/endpoint.ts'

/**
 * What guests ask for alone: within the hours of that day. Throws `closed`.
 *
 * @param place whose hours they are
 */
export function checkServing(
  hours: OpeningHours,
  { date, time }: { date: string; time: string },
  place: 'restaurant' | 'bar' = 'restaurant',
): void {
  if (servesAt(hours, date, time)) return
  const [first, second] = spansOn(hours, date)
  if (!first) refuse(`${place}_closed_day`, { date })
  const { open, close } = first
  if (!second) refuse(`${place}_closed`, { open, close })
  const again = { open_again: second.open, close_again: second.close }
  refuse(`${place}_closed_between`, { open, close, ...again })
}
