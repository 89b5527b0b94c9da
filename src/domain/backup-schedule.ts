import { addDays, dayIn, momentOf } from './days.ts'

/** How many back-ups are kept: the last of each of so many days, weeks and months. */
export interface Retention {
  days: number
  weeks: number
  months: number
}

export const backupRetention: Retention = { days: 7, weeks: 4, months: 12 }

/** Without a good back-up for longer than this, the desk complains, ms. */
export const BACKUP_OVERDUE_MS = 2 * 86_400_000

/** The last moment that a daily back-up was due at, `at` (HH:MM) of the house's day. */
export function lastBackupDue(timezone: string, at: string, now: Date): Date {
  const today = dayIn(timezone, now)
  const due = momentOf(timezone, today, at)
  return due <= now ? due : momentOf(timezone, addDays(today, -1), at)
}

/**
 * Whether one is to be made: none was made since the last due moment. One from the future was made
 * while the clock was wrong, and says nothing.
 */
export function isBackupDue(due: Date, now: Date, goodMadeAt: readonly string[]): boolean {
  return !goodMadeAt.some((text) => {
    const at = Date.parse(text)
    return at >= due.getTime() && at <= now.getTime()
  })
}

/** The next moment after that. */
export function nextBackupDue(timezone: string, at: string, now: Date): Date {
  const day = dayIn(timezone, lastBackupDue(timezone, at, now))
  return momentOf(timezone, addDays(day, 1), at)
}

/**
 * Whether a place has gone without one for too long. `since`: when the house began, for a place that
 * never had one.
 */
export function isBackupOverdue(now: Date, goodMadeAt: readonly string[], since: string): boolean {
  const past = goodMadeAt.filter((text) => Date.parse(text) <= now.getTime())
  const last = past.reduce((latest, text) => (text > latest ? text : latest), since)
  return now.getTime() - Date.parse(last) > BACKUP_OVERDUE_MS
}

/**
 * Which of the good back-ups are no longer kept. Days, weeks and months are counted by what is there,
 * not by the calendar: neither a clock that jumps nor a house that was closed for a year makes old
 * ones go. The newest is kept whatever the numbers say.
 */
export function backupsToDelete<Copy extends { made_at: string }>(
  good: readonly Copy[],
  timezone: string,
  { days, weeks, months }: Retention = backupRetention,
): Copy[] {
  const newestFirst = good.toSorted((a, b) => (a.made_at < b.made_at ? 1 : -1))
  const kept = new Set(newestFirst.slice(0, 1))
  const rules: [number, (day: string) => string][] = [
    [days, (day) => day],
    [weeks, mondayOf],
    [months, (day) => day.slice(0, 7)],
  ]
  for (const [count, spanOf] of rules) {
    const seen = new Set<string>()
    for (const copy of newestFirst) {
      const span = spanOf(dayIn(timezone, new Date(copy.made_at)))
      if (seen.has(span)) continue
      if (seen.size === count) break
      seen.add(span)
      kept.add(copy)
    }
  }
  return newestFirst.filter((copy) => !kept.has(copy))
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}
