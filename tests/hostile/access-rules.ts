import type { RouteName } from '#contract/routes.ts'
import { classes, parts, type How, type Part, type Who } from './access-table.ts'

/* What the classes of access-table.ts mean for each who asks. Of the contract only names are used. */

/** Whoever asks, with what they hold. The order is that of the page's columns. */
export const identities = {
  stranger: 'holds nothing',
  guest: 'holds the code of what they booked',
  known: 'a guest’s device that the house knows: it holds a device token',
  kitchen: 'signed in as `staff`: kitchen, laundry, housekeeping',
  reception: 'signed in as `reception`',
  admin: 'signed in as `admin`',
  trainer: 'signed in with a role that does not work at the desk',
  disabled: 'a session of somebody whose account was disabled since',
  forged: 'a token that the house never gave',
  'kitchen sends': 'the sending token of `staff`, on its device',
  'reception sends': 'the sending token of `reception`, on its device',
  'admin sends': 'the sending token of `admin`, on its device',
  'sends elsewhere': 'the sending token of `admin`, from another device',
  key: 'a key for other programs',
} as const

export type Identity = keyof typeof identities

export const identityNames = Object.keys(identities) as Identity[]

/**
 * `yes`: let in. `nothing`: answered, and told nothing of anybody's. 401: is to sign in. 403: may
 * not, signed in or not.
 */
export type Verdict = 'yes' | 'nothing' | 401 | 403

/** Where a class does not say it of an operation. */
const exceptions: Partial<Record<RouteName, Partial<Record<Identity, Verdict>>>> = {
  // Whoever signs in is not yet who their old token says.
  login: {
    disabled: 'yes',
    forged: 'yes',
    'kitchen sends': 'yes',
    'reception sends': 'yes',
    'admin sends': 'yes',
    'sends elsewhere': 'yes',
    key: 'yes',
  },
}

/** What a row of the table says of somebody. */
export function verdict(row: Pick<Part, 'of' | 'who' | 'how' | 'except'>, by: Identity): Verdict {
  return row.except?.[by] ?? exceptions[row.of]?.[by] ?? byClass(row, by)
}

const ranks: readonly Who[] = ['staff', 'reception', 'admin']
const isDesk = (who: Who) => who === 'signed in' || ranks.includes(who)

function byClass({ who, how }: Pick<Part, 'who' | 'how'>, by: Identity): Verdict {
  if (who === 'anyone' && how === 'list') return 'yes'
  const found = who === 'code' ? 'nothing' : 'yes'
  const atLeast = (role: Who) => ranks.indexOf(role) >= ranks.indexOf(who)
  switch (by) {
    case 'disabled':
    case 'forged':
    case 'sends elsewhere':
      return 401
    case 'stranger':
    case 'known':
      return isDesk(who) ? 401 : found
    case 'guest':
      return isDesk(who) ? 401 : 'yes'
    case 'trainer':
      return !isDesk(who) || who === 'signed in' ? found : 403
    case 'kitchen':
      return !isDesk(who) || who === 'signed in' || atLeast('staff') ? found : 403
    case 'reception':
      return !isDesk(who) || who === 'signed in' || atLeast('reception') ? found : 403
    case 'admin':
      return found
    case 'key':
      return how === 'list' && who !== 'admin' ? 'yes' : 403
    case 'kitchen sends':
      return sends(who, how, !isDesk(who) || atLeast('staff'))
    case 'reception sends':
      return sends(who, how, !isDesk(who) || atLeast('reception'))
    case 'admin sends':
      // What is the admins' alone waits on the device until they have signed in.
      return who === 'admin' && how === 'waits'
        ? 401
        : sends(who, how, !isDesk(who) || atLeast('reception'))
  }
}

function sends(who: Who, how: How, may: boolean): Verdict {
  if (who === 'device') return 'yes'
  if (how !== 'waits' || !may) return 403
  return who === 'code' ? 'nothing' : 'yes'
}

/** All rows, in the page's order: operations by their class, then what is for fewer. */
export interface Row extends Omit<Part, 'part' | 'asks'> {
  readonly title: string
  readonly part?: string
  readonly asks?: Part['asks']
}

export const rows: readonly Row[] = [
  ...classes.flatMap(({ title, who, how, operations }) =>
    operations.map((of) => ({ title, of, who, how })),
  ),
  ...parts.map((part) => ({ title: 'What of the above is for fewer', ...part })),
]

/** What each may and may not, in one line each. */
export function summary(): string[] {
  return identityNames.map((by) => {
    const said = rows.map((row) => verdict(row, by))
    const of = (what: Verdict) => said.filter((each) => each === what).length
    return (
      `${by.padEnd(16)} ${String(of('yes')).padStart(3)} allowed, ${of('nothing')} told nothing, ` +
      `${of(401)} to sign in (401), ${of(403)} refused (403)`
    )
  })
}
