import { addDays } from '#domain/days.ts'

/**
 * The VTIMEZONE of a calendar file (RFC 5545 §3.6.5), for clients that do not know the zone by
 * name. Rwanda has no daylight saving time; other places may.
 */
export function timeZoneLines(timezone: string, firstDay: string, lastDay: string): string[] {
  const from = Date.parse(`${addDays(firstDay, -1)}T00:00:00Z`)
  const to = Date.parse(`${addDays(lastDay, 2)}T00:00:00Z`)
  const lines = ['BEGIN:VTIMEZONE', `TZID:${timezone}`]
  let offset = offsetAt(timezone, from)
  lines.push(...observance('19700101T000000', offset, offset))
  for (let day = from; day < to; day += DAY) {
    const next = offsetAt(timezone, day + DAY)
    if (next === offset) continue
    const change = changeBetween(timezone, day, day + DAY, offset)
    // In local time before the change.
    const local = new Date(change + offset * 60_000).toISOString().slice(0, 19)
    lines.push(...observance(local.replaceAll(/[-:]/g, ''), offset, next))
    offset = next
  }
  return [...lines, 'END:VTIMEZONE']
}

const DAY = 86_400_000

function observance(start: string, from: number, to: number): string[] {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${utcOffset(from)}`,
    `TZOFFSETTO:${utcOffset(to)}`,
    `END:${name}`,
  ]
}

/** Minutes as `+0200`. */
function utcOffset(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}

/** The minute at which the offset changes, between two moments. */
function changeBetween(timezone: string, low: number, high: number, before: number): number {
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000
    if (offsetAt(timezone, middle) === before) low = middle
    else high = middle
  }
  return high
}

/** Minutes ahead of UTC at a moment. */
function offsetAt(timezone: string, at: number): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const found = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '')
  if (found === null) return 0
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3]))
}
