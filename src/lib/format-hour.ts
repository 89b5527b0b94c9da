/**
 * An hour of opening as people say it: `7 AM`, `7:30 PM`, midnight `12 AM` (spec 1 §1); `7 h`,
 * `19 h 30` in French; `07:00` elsewhere.
 *
 * @param time `HH:MM`; `24:00` is the midnight that ends the day
 */
export function formatHour(time: string, locale: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (!Number.isFinite(hour) || !Number.isFinite(minute)) return time
  const minutes = minute === 0 ? '' : String(minute).padStart(2, '0')
  if (locale === 'en') {
    const ofDay = hour % 24
    const clock = `${ofDay % 12 === 0 ? 12 : ofDay % 12}${minutes && `:${minutes}`}`
    return `${clock}\u00a0${ofDay < 12 ? 'AM' : 'PM'}`
  }
  if (locale === 'fr') return `${hour}\u00a0h${minutes && `\u00a0${minutes}`}`
  return time
}
