import { useQuery } from '@tanstack/react-query'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { readAt } from '#contract/route.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { toKeptRow } from '#offline/reads/kept-row.ts'
import { useValue } from '#ui/use-value.ts'
import { ownLaundry, parseOwnLaundry, type OwnLaundry } from './own-laundry.ts'

/** How often a guest who looks at an order hears of it anew, ms. */
const LOOK_EVERY = 20_000

type Answered = Pick<OperationRow, 'route' | 'state' | 'answer' | 'body'>

export function isLaundry({ route }: Pick<OperationRow, 'route'>): boolean {
  return route === 'placeLaundryOrder'
}

/** The code that the house gave, or confirmed; the device's own before that. */
export function laundryCode(operation: Answered): string {
  const given = readAt(operation.answer?.body, 'order.code')
  return typeof given === 'string' && operation.state === 'taken'
    ? given
    : ((operation.body as PlaceLaundryOrder).code ?? '')
}

export interface OwnLaundries {
  /** As last heard; null for what the house has not said. */
  of(operation: OperationRow): OwnLaundry | null
  /** Heard from the device alone: from when. */
  asOf: string | null
}

/** What the house says of laundry sent from this device, refreshed while one looks. */
export function useOwnLaundry(operations: readonly OperationRow[]): OwnLaundries {
  const codes = operations
    .filter((one) => isLaundry(one) && one.state === 'taken')
    .map(laundryCode)
    .filter((code) => code !== '')
  // Only our house can be asked by code (design §3); a foreign host's answer says all there is.
  const ours = useValue(offline().host) !== 'foreign'
  const looked = useQuery({
    ...ownLaundry(codes),
    enabled: ours && codes.length > 0,
    refetchInterval: LOOK_EVERY,
  })
  return {
    of: (operation) => laundryOf(operation, looked.data?.rows ?? []),
    asOf: looked.data?.from === 'device' && looked.data.cause ? looked.data.asOf : null,
  }
}

/** The order of an operation among what was heard and what was answered, in its newest version. Pure. */
export function laundryOf(operation: Answered, heard: readonly OwnLaundry[]): OwnLaundry | null {
  if (!isLaundry(operation) || operation.state !== 'taken') return null
  const code = laundryCode(operation)
  const raw = toKeptRow(readAt(operation.answer?.body, 'order'))
  const answered = raw && parseOwnLaundry(raw)
  return [...heard, ...(answered ? [answered] : [])]
    .filter((one) => one.code === code)
    .reduce<OwnLaundry | null>(
      (best, one) => (best === null || one.version > best.version ? one : best),
      null,
    )
}
