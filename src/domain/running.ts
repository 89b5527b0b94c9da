/** How the house runs: what the owner's page says, and what admins get a letter about. */

/** What is looked at, in the order of the page. */
export const runningParts = ['letters', 'payments', 'backups', 'devices', 'errors', 'disk'] as const
export type RunningPart = (typeof runningParts)[number]

/** `alert`: it lasts, and admins are told; `look`: somebody should see to it some time; `unknown`: nothing is known. */
export type RunningLevel = 'good' | 'look' | 'alert' | 'unknown'

/** Figures as of one moment; moments are ISO 8601, null: none. */
export interface RunningFacts {
  /** `oldest_waiting_at`: since when the first of those that were due waits. `failed`: in a week. */
  letters: {
    mail_server: boolean
    waiting: number
    oldest_waiting_at: string | null
    failed: number
  }
  /** `waiting`: the payer, or the provider's first answer. `unknown`: asked about, and not answered. */
  payments: { waiting: number; unknown: number; unknown_since: string | null }
  /** Null: none are scheduled. `last_good_at`: of the place that is furthest behind; null: one has none. `since`: when the house began. */
  backups: { last_good_at: string | null; since: string } | null
  /**
   * `holding`: their people signed out, and they may hold work that the house does not have; the
   * longest silent first. `refused`: operations of staff that wait for a person.
   */
  devices: {
    holding: { device: string | null; person: string; heard_at: string }[]
    silent: number
    refused: number
  }
  errors: { last_hour: number; last_day: number }
  /** Bytes where the data lies; null: unknown. */
  disk: { free: number; size: number } | null
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When something is told by letter. */
export const alertAfter = {
  lettersMs: HOUR,
  paymentsMs: HOUR,
  backupsMs: 2 * DAY,
  devicesMs: DAY,
  errorsAnHour: 10,
  /** Whichever comes first. */
  diskFreeShare: 0.05,
  diskFreeBytes: 500 * 1024 * 1024,
} as const

/** Above this share of the disk nobody needs to look. */
const ENOUGH_FREE = 0.1

/** Longer ago than so many ms; an unknown moment is not. */
const isOlder = (moment: string | null | undefined, ms: number, now: Date): boolean =>
  moment !== null && moment !== undefined && now.getTime() - Date.parse(moment) > ms

const levels: {
  readonly [Part in RunningPart]: (facts: RunningFacts, now: Date) => RunningLevel
} = {
  letters({ letters }, now) {
    if (isOlder(letters.oldest_waiting_at, alertAfter.lettersMs, now)) return 'alert'
    return letters.failed > 0 || !letters.mail_server ? 'look' : 'good'
  },
  payments({ payments }, now) {
    if (isOlder(payments.unknown_since, alertAfter.paymentsMs, now)) return 'alert'
    return payments.unknown > 0 ? 'look' : 'good'
  },
  backups({ backups }, now) {
    if (backups === null) return 'look'
    const last = backups.last_good_at ?? backups.since
    if (isOlder(last, alertAfter.backupsMs, now)) return 'alert'
    return backups.last_good_at === null ? 'look' : 'good'
  },
  devices({ devices }, now) {
    if (isOlder(devices.holding[0]?.heard_at, alertAfter.devicesMs, now)) return 'alert'
    return devices.holding.length > 0 || devices.refused > 0 ? 'look' : 'good'
  },
  errors({ errors }) {
    if (errors.last_hour >= alertAfter.errorsAnHour) return 'alert'
    return errors.last_day > 0 ? 'look' : 'good'
  },
  disk({ disk }) {
    if (disk === null) return 'unknown'
    const share = disk.size === 0 ? 1 : disk.free / disk.size
    if (share < alertAfter.diskFreeShare || disk.free < alertAfter.diskFreeBytes) return 'alert'
    return share < ENOUGH_FREE ? 'look' : 'good'
  },
}

/**
 * What admins are told of by these letters. Back-ups have their own, for each place with what hinders it
 * (server/services/backup).
 */
export const alertedParts = runningParts.filter((part) => part !== 'backups')

/** How each part stands at `now`. */
export function runningLevels(facts: RunningFacts, now: Date): Record<RunningPart, RunningLevel> {
  return Object.fromEntries(runningParts.map((part) => [part, levels[part](facts, now)])) as Record<
    RunningPart,
    RunningLevel
  >
}

/** An alert is over once nothing was seen of it for so long, ms: what comes and goes is one. */
export const ALERT_OVER_MS = HOUR / 2
/** While it lasts, admins are told no more than so often, ms. */
export const ALERT_AGAIN_MS = DAY
