import { dayIn, momentOf } from '#domain/days.ts'

/**
 * When money was taken: as told, a day or a moment, else when the device says it was recorded, never
 * ahead of the house's clock.
 */
export function momentAt(
  told: string | undefined,
  timezone: string,
  deviceTime: string | null | undefined,
  now: Date,
): string {
  const latest = now.toISOString()
  const recorded = deviceTime ?? latest
  const wished = told === undefined ? recorded : whole(told, timezone, recorded)
  return wished > latest ? latest : wished
}

/** A day alone is that day's noon, or the moment of recording where it is the same day. */
function whole(told: string, timezone: string, recorded: string): string {
  if (told.length > 10) return new Date(told).toISOString()
  if (dayIn(timezone, new Date(recorded)) === told) return recorded
  return momentOf(timezone, told, '12:00').toISOString()
}
