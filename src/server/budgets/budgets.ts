/**
 * What a stranger may cost the house. One row a kind; everything that counts reads it here. What a
 * service counts for itself it adds.
 *
 * `contact`: one phone in international form or one e-mail. `address`: one IPv4 address or one /64;
 * a full house of guests is one address, so these are for hundreds. `house`: all strangers together.
 * `open`: counted from the house's own rows, what is unpaid and unconfirmed now; the others are
 * counted over a time. A device's id is made up by the device: nothing is counted by it alone.
 *
 * Staff, and devices that hold a token of the house (device-tokens.ts), do not pay by address or
 * house: they keep their own lane whatever strangers do.
 */

export interface Rule {
  max: number
  /** ms; `open`: as long as it is neither paid, confirmed nor given up. */
  window: number | 'open'
}

export interface Budget {
  /** What is counted. */
  unit: string
  contact?: Rule
  address?: Rule
  house?: Rule
}

const MINUTES = 60_000
export const HOUR = 60 * MINUTES
export const DAY = 24 * HOUR

export const per = (most: number, window: Rule['window']): Rule => ({ max: most, window })

const builtIn = {
  operations: {
    unit: 'new operations',
    contact: per(300, 10 * MINUTES),
    address: per(4000, 10 * MINUTES),
    house: per(12_000, 10 * MINUTES),
  },
  repeats: { unit: 'operations sent again', address: per(12_000, 10 * MINUTES) },
  bodies: { unit: 'bytes of bodies, unpacked', address: per(64 * 1024 * 1024, 10 * MINUTES) },
  reports: {
    unit: 'operations reported as stuck',
    address: per(200, HOUR),
    house: per(2000, DAY),
  },
  reportBytes: {
    unit: 'bytes of such reports',
    address: per(1024 * 1024, HOUR),
    house: per(16 * 1024 * 1024, DAY),
  },
  // What a stranger makes the house send, to an address nobody has confirmed.
  letters: {
    unit: 'letters asked for',
    contact: per(6, DAY),
    address: per(200, HOUR),
    house: per(1000, DAY),
  },
  sms: {
    unit: 'SMS asked for, in Rwanda',
    contact: per(3, DAY),
    address: per(40, HOUR),
    house: per(200, DAY),
  },
  smsAbroad: {
    unit: 'SMS asked for, to other countries',
    contact: per(2, DAY),
    address: per(8, HOUR),
    house: per(40, DAY),
  },
  heldNights: {
    unit: 'nights of rooms held for a payment',
    contact: per(60, 'open'),
    address: per(120, HOUR),
  },
  // On each night others find the rest.
  heldRooms: { unit: 'rooms of a night held for payments, percent', house: per(50, 'open') },
} as const satisfies Record<string, Budget>

export type Budgets = Readonly<Record<keyof typeof builtIn, Budget>> &
  Readonly<Record<string, Budget>>

/** All of them: services add theirs (services/index.ts). */
export const budgets: Budgets = { ...builtIn }

export function addBudgets(more: Readonly<Record<string, Budget>>): void {
  Object.assign(budgets, more)
}

/** Throws for a kind that nobody added. */
export function budgetOf(all: Budgets, kind: string): Budget {
  const budget: Budget | undefined = all[kind]
  if (budget === undefined) throw new Error(`No budget is called ${kind}`)
  return budget
}

/** A small house lets so many be held all the same. */
export const MIN_HELD_ROOMS = 3

/** The table with some rows changed: for tests, and for a house unlike others. */
export function budgetsWith(changes: Readonly<Record<string, Partial<Budget>>>): Budgets {
  const entries = Object.entries(budgets)
  return Object.fromEntries(
    entries.map(([kind, budget]) => [kind, { ...budget, ...changes[kind] }]),
  ) as Budgets
}
