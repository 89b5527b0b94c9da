/** Offered first: the documents' (spec 3 §9), the first being the default, and those of countries beside. */
export const nearTimezones = [
  'Africa/Kigali',
  'Africa/Nairobi',
  'Africa/Johannesburg',
  'UTC',
  'Africa/Bujumbura',
  'Africa/Dar_es_Salaam',
  'Africa/Kampala',
  'Africa/Kinshasa',
  'Africa/Lubumbashi',
] as const

/** All that a house may keep, IANA names; `kept` too, which another browser may call otherwise. */
export const offeredTimezones = (kept: string): readonly string[] => [
  ...new Set([...nearTimezones, ...Intl.supportedValuesOf('timeZone'), kept]),
]

/** Whether it names a place's clock, summer time and all: an offset (`+02:00`) does not. */
export function isTimezone(text: string): boolean {
  if (!/^[A-Z][\w+-]*(?:\/[\w+-]+)*$/.test(text)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}
