import type { Currency } from '#lib/currency.ts'
import { fromCents, fromMinor } from './money.ts'
import type { Movement } from './movements.ts'

/**
 * The close of a day: what is counted, and its totals. A movement of money is counted in exactly one
 * close, with its cents as they were then. What changes afterwards is counted as a difference in the
 * next close, so that all closes together are always the money that moved.
 */

/** A movement with what the totals are by. */
export interface CountableMovement extends Movement {
  /** Of its currency for one of the base, as recorded; null for the base. */
  rate: number | null
  /** What it was for: room, restaurant… */
  kind: string
  /** Who of the staff took it or gave it back; '' where nobody knows. */
  cashier: string
  /** Set: it came online, and through whom. */
  provider: string | null
}

export interface DatedMovement extends CountableMovement {
  /** The house's day that it belongs to. */
  day: string
}

const keyOf = ({ payment, way, method, currency, rate }: CountableMovement) =>
  [payment, way, method, currency, rate ?? ''].join('|')

/**
 * What of the movements as they are now stands in no close: new ones whole, changed ones as the
 * difference, and those that are gone (a voided payment) below zero. A difference belongs to the day
 * that it changes.
 *
 * @param counted of the same payments, over all closes
 */
export function notCounted(
  now: readonly CountableMovement[],
  counted: readonly DatedMovement[],
  dayOf: (moment: string) => string,
): DatedMovement[] {
  const left = new Map<string, DatedMovement>()
  for (const one of now) left.set(keyOf(one), { ...one, day: dayOf(one.at) })
  const changed = new Set<string>()
  for (const one of counted) {
    const key = keyOf(one)
    const rest = left.get(key) ?? { ...one, cents: 0, charged: 0 }
    // It was counted for the day of its first count, also where somebody dated it anew since.
    const day = changed.has(key) ? rest.day : one.day
    changed.add(key)
    left.set(key, {
      ...rest,
      day,
      cents: rest.cents - one.cents,
      charged: rest.charged - one.charged,
    })
  }
  return [...left.values()].filter(({ cents, charged }) => cents !== 0 || charged !== 0)
}

/** A payment that was voided: it is in no sum of money, and is said beside them. */
export interface VoidedPayment {
  method: string
  currency: Currency
  rate: number | null
  charged: number
}

export interface ReceiptFacts {
  number: number
  totalCents: number
  taxes: readonly { name: string; percent: number; cents: number }[]
}

/** A till as it was counted: amounts as in contract/cash-counts.ts. */
export interface CountedTill {
  id: string
  till_name: string
  from: string
  to: string
  until: string
  counts: {
    currency: Currency
    expected: number
    counted: number
    difference: number
  }[]
}

/** Everything of a day that is counted. */
export interface DayFacts {
  movements: readonly CountableMovement[]
  voided: readonly VoidedPayment[]
  receipts: readonly ReceiptFacts[]
  /** Cents that the house gave up, each time. */
  writeOffs: readonly number[]
  tills: readonly CountedTill[]
}

/** Sums in the base currency, or in what `currency` says. `dollars` is the base: a name of the wire. */
export interface DayFigures {
  /** How many times money moved. */
  movements: number
  /** All of it in the base, each at the rate that it was recorded at. */
  dollars: { taken: number; refunded: number; net: number }
  methods: {
    method: string
    currency: Currency
    rate: number | null
    taken: number
    refunded: number
    net: number
    /** Not in the sums before. */
    voided: number
    /** The net in the base. */
    dollars: number
  }[]
  cashiers: {
    cashier: string
    provider: string | null
    method: string
    currency: Currency
    taken: number
    refunded: number
    net: number
    dollars: number
  }[]
  /** In the base. */
  kinds: { kind: string; taken: number; refunded: number; net: number }[]
  receipts: {
    count: number
    first: number | null
    last: number | null
    total: number
    taxes: { name: string; percent: number; amount: number }[]
  }
  write_offs: { count: number; amount: number }
  tills: CountedTill[]
}

interface Sum {
  taken: number
  refunded: number
  voided: number
  takenCents: number
  refundedCents: number
}

const emptySum = (): Sum => ({
  taken: 0,
  refunded: 0,
  voided: 0,
  takenCents: 0,
  refundedCents: 0,
})

/** A row of each group, in the order of their keys. */
function grouped<Row>(rows: readonly Row[], keyOfRow: (row: Row) => string) {
  const groups = new Map<string, { first: Row; rows: Row[] }>()
  for (const row of rows) {
    const key = keyOfRow(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { first: row, rows: [row] })
    else group.rows.push(row)
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

function sumOf(movements: readonly Pick<Movement, 'way' | 'cents' | 'charged'>[]): Sum {
  const sum = emptySum()
  for (const { way, cents, charged } of movements) {
    if (way === 'came') {
      sum.taken += charged
      sum.takenCents += cents
    } else {
      sum.refunded -= charged
      sum.refundedCents -= cents
    }
  }
  return sum
}

const inCurrency = ({ taken, refunded }: Sum, currency: Currency) => ({
  taken: fromMinor(taken, currency),
  refunded: fromMinor(refunded, currency),
  net: fromMinor(taken - refunded, currency),
})

const inBase = ({ takenCents, refundedCents }: Sum) => ({
  taken: fromCents(takenCents),
  refunded: fromCents(refundedCents),
  net: fromCents(takenCents - refundedCents),
})

/** By method, currency and rate; what was voided stands in the same rows. */
function byMethod({ movements, voided }: DayFacts): DayFigures['methods'] {
  const all = [
    ...movements.map((one) => ({ ...one, isVoid: false })),
    ...voided.map((one) => ({ ...one, isVoid: true, way: 'came' as const, cents: 0 })),
  ]
  return grouped(all, ({ currency, method, rate }) => [currency, method, rate].join('|')).map(
    ({ first: { method, currency, rate }, rows }) => {
      const sum = sumOf(rows.filter(({ isVoid }) => !isVoid))
      const gone = rows.filter(({ isVoid }) => isVoid).reduce((so, one) => so + one.charged, 0)
      return {
        method,
        currency,
        rate,
        ...inCurrency(sum, currency),
        voided: fromMinor(gone, currency),
        dollars: inBase(sum).net,
      }
    },
  )
}

/** Staff by name, and what came online after them. */
function byCashier(movements: readonly CountableMovement[]): DayFigures['cashiers'] {
  const keyOfRow = ({ cashier, provider, currency, method }: CountableMovement) =>
    [provider === null ? '0' : '1', provider ?? cashier, currency, method].join('|')
  return grouped(movements, keyOfRow).map(({ first, rows }) => {
    const { cashier, provider, method, currency } = first
    const sum = sumOf(rows)
    return {
      cashier: provider === null ? cashier : '',
      provider,
      method,
      currency,
      ...inCurrency(sum, currency),
      dollars: inBase(sum).net,
    }
  })
}

function receiptFigures(receipts: readonly ReceiptFacts[]): DayFigures['receipts'] {
  const numbers = receipts.map(({ number }) => number).toSorted((a, b) => a - b)
  const taxes = receipts.flatMap((one) => one.taxes)
  return {
    count: numbers.length,
    first: numbers[0] ?? null,
    last: numbers.at(-1) ?? null,
    total: fromCents(receipts.reduce((sum, { totalCents }) => sum + totalCents, 0)),
    taxes: grouped(taxes, ({ name, percent }) => `${name}|${percent}`).map(({ first, rows }) => ({
      name: first.name,
      percent: first.percent,
      amount: fromCents(rows.reduce((sum, { cents }) => sum + cents, 0)),
    })),
  }
}

/** The totals of what belongs to a day. */
export function dayFigures(facts: DayFacts): DayFigures {
  const { movements, receipts, writeOffs, tills } = facts
  return {
    movements: movements.length,
    dollars: inBase(sumOf(movements)),
    methods: byMethod(facts),
    cashiers: byCashier(movements),
    kinds: grouped(movements, ({ kind }) => kind).map(({ first: { kind }, rows }) => ({
      kind,
      ...inBase(sumOf(rows)),
    })),
    receipts: receiptFigures(receipts),
    write_offs: {
      count: writeOffs.length,
      amount: fromCents(writeOffs.reduce((sum, cents) => sum + cents, 0)),
    },
    tills: tills.toSorted((a, b) => (a.until < b.until ? -1 : 1)),
  }
}

/** Whether anything of the day is there to be counted. */
export const isEmptyDay = ({ movements, methods, receipts, write_offs, tills }: DayFigures) =>
  movements + methods.length + receipts.count + write_offs.count + tills.length === 0
