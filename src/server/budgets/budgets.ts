/**
 * Limits on what strangers may use, one entry per kind. Services add their own.
 *
 * `contact`: one phone in international form or one e-mail. `address`: one IPv4 address or one /64;
 * a full house of guests is one address, so these allow for hundreds. `house`: all strangers
 * together. `open`: counted from stored rows that are unpaid and unconfirmed now; the others are
 * counted over a time window. A device chooses its own id, so nothing is counted by it alone.
 *
 * Staff, and devices with a token of this server (device-tokens.ts), are not counted by address or
 * house: strangers cannot use up their share.
 */

export interface Rule {
  max: number
  /** ms; `open`: until it is paid, confirmed or given up. */
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

export const per = (limit: number, window: Rule['window']): Rule => ({ max: limit, window })

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
  // Read by people, whatever device they say to come from.
  words: {
    unit: 'messages, reviews, consents and wishes about data',
    address: per(200, HOUR),
    house: per(2000, DAY),
  },
  // Each leaves rows that the desk keeps, and asks the provider.
  paymentPages: {
    unit: 'lines of payment pages opened, and cards shown',
    address: per(400, HOUR),
    house: per(4000, HOUR),
  },
  // Messages that a stranger causes, to an address that nobody has confirmed.
  letters: {
    unit: 'letters asked for',
    contact: per(6, DAY),
    address: per(200, HOUR),
    house: per(1000, DAY),
  },
  sms: {
    unit: 'SMS asked for, within the country',
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
  // Leaves half of each night to others.
  heldRooms: { unit: 'rooms of a night held for payments, percent', house: per(50, 'open') },
} as const satisfies Record<string, Budget>

export type Budgets = Readonly<Record<keyof typeof builtIn, Budget>> &
  Readonly<Record<string, Budget>>

/** All budgets, with those of services (services/index.ts). */
export const budgets: Budgets = { ...builtIn }

export function addBudgets(more: Readonly<Record<string, Budget>>): void {
  Object.assign(budgets, more)
}

/** Throws for an unknown kind. */
export function budgetOf(all: Budgets, kind: string): Budget {
  const budget: Budget | undefined = all[kind]
  if (budget === undefined) throw new Error(`No budget is called ${kind}`)
  return budget
}

/** A small property allows this many held rooms in any case. */
export const MIN_HELD_ROOMS = 3

/** The budgets with some entries changed: for tests, and for properties with other needs. */
export function budgetsWith(changes: Readonly<Record<string, Partial<Budget>>>): Budgets {
  const entries = Object.entries(budgets)
  return Object.fromEntries(
    entries.map(([kind, budget]) => [kind, { ...budget, ...changes[kind] }]),
  ) as Budgets
}
