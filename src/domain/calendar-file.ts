import { addDays, dayIn } from './days.ts'

/** A stay, or a block, of another channel. Nights: from `check_in` up to but not including `check_out`. */
export interface CalendarStay {
  /** The channel's own name for it; stays the same when it is moved. */
  uid: string
  check_in: string
  check_out: string
  /** What the entry is called: of a channel, often the guest's name. Where it was asked for. */
  name?: string
  /** The channel only blocks the room: nobody comes. */
  closed: boolean
}

export interface ReadCalendar {
  stays: CalendarStay[]
  /** Entries that repeat: only their first time was read. */
  repeats: number
}

/** More entries than a room could have; the rest is not read. */
const MAX_ENTRIES = 2000
/** UIDs of our own calendars, which a channel may hand back to us. */
export const OWN_UID = '@stays.imisozi'

/** One line of a calendar: `DTSTART;VALUE=DATE:20260701`. */
interface Property {
  name: string
  params: string
  value: string
}

function propertyOf(line: string): Property | null {
  // A colon inside a quoted parameter does not end the name (RFC 5545 §3.1).
  const found = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/s.exec(line)
  if (found === null) return null
  const [, name = '', params = '', value = ''] = found
  return { name: name.toUpperCase(), params: params.toUpperCase(), value }
}

/** The day that a DATE or DATE-TIME names at the house; null where it names none. */
function dayOf({ value }: Property, timezone: string): string | null {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(value.trim())
  if (found === null) return null
  const [, year, month, date, hour, minute, second, zulu] = found
  const day = `${year}-${month}-${date}`
  const at = new Date(`${day}T${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return null
  // A time with a zone of its own, or none, is meant where the room stands.
  return zulu === 'Z' ? dayIn(timezone, at) : day
}

/** Whole days of a DURATION; null where it is none, or shorter than one. */
function daysOf(duration: string): number | null {
  const found = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T.*)?$/.exec(duration.trim())
  const days = Number(found?.[1] ?? 0) * 7 + Number(found?.[2] ?? 0)
  return days > 0 ? days : null
}

/** A text as it was before commas and the like were escaped (RFC 5545 §3.3.11). */
const plainText = (value: string) =>
  value
    .replaceAll(/\\[nN]/g, ' ')
    .replaceAll(/\\([,;\\])/g, '$1')
    .trim()

function stayOf(
  properties: readonly Property[],
  timezone: string,
  named: boolean,
): CalendarStay | null {
  const first = (name: string) => properties.find((one) => one.name === name)
  const start = first('DTSTART')
  const check_in = start && dayOf(start, timezone)
  if (!check_in) return null
  if (/^(CANCELLED)$/i.test(first('STATUS')?.value.trim() ?? '')) return null
  if (/^TRANSPARENT$/i.test(first('TRANSP')?.value.trim() ?? '')) return null
  const end = first('DTEND')
  const duration = daysOf(first('DURATION')?.value ?? '')
  const until = end ? dayOf(end, timezone) : duration && addDays(check_in, duration)
  // An hour of a day takes its night: rather one too many kept than one sold twice.
  const check_out = until && until > check_in ? until : addDays(check_in, 1)
  const own = first('UID')?.value.trim() || `${check_in}/${check_out}`
  const again = first('RECURRENCE-ID')?.value.trim()
  const closed = /not available|unavailable|blocked|closed/i.test(first('SUMMARY')?.value ?? '')
  const stay = { uid: again ? `${own}/${again}` : own, check_in, check_out, closed }
  return named ? { ...stay, name: plainText(first('SUMMARY')?.value ?? '') } : stay
}

/**
 * Reads the stays of a calendar (RFC 5545: lines unfolded, DATE and DATE-TIME). RRULE is not
 * followed: rooms are not let by rule. Entries that are cancelled, do not block, or came from our
 * own calendars are left out. Null for what is no whole calendar, so that a download that was cut
 * never frees a night.
 */
export function readCalendar(text: string, timezone: string, named = false): ReadCalendar | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '')) return null
  if (!/^END:VCALENDAR\s*$/i.test(lines.at(-1) ?? '')) return null
  const stays = new Map<string, CalendarStay>()
  let repeats = 0
  let event: Property[] | null = null
  /** Inside an alarm and the like: what stands there is not the event's. */
  let inner = 0
  for (const line of lines) {
    const property = propertyOf(line)
    if (property === null) continue
    const kind = property.value.trim().toUpperCase()
    if (property.name === 'BEGIN') {
      if (event !== null) inner += 1
      else if (kind === 'VEVENT') event = []
    } else if (property.name === 'END') {
      if (event === null) continue
      if (inner > 0) {
        inner -= 1
        continue
      }
      const stay = stayOf(event, timezone, named)
      if (event.some(({ name }) => name === 'RRULE' || name === 'RDATE')) repeats += 1
      event = null
      if (stay !== null && !stay.uid.endsWith(OWN_UID) && stays.size < MAX_ENTRIES) {
        stays.set(stay.uid, stay)
      }
    } else if (event !== null && inner === 0) event.push(property)
  }
  return event === null ? { stays: [...stays.values()], repeats } : null
}
