import { useQuery } from '@tanstack/react-query'
import type { MessageDescriptor } from '@lingui/core'
import type { House } from '#contract/house.ts'
import type { RentCar } from '#contract/rentals.ts'
import { oneRow, readAt } from '#contract/route.ts'
import type { RentalStatus } from '#domain/cars.ts'
import { momentOf } from '#domain/days.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { toKeptRow } from '#offline/reads/kept-row.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'
import { rentalStatusWords } from './parts/status-words.ts'
import { ownRentals, parseOwnRental, type OwnRental } from './own-rental.ts'

/** How often a guest who looks at a rental hears of it anew, ms. */
const LOOK_EVERY = 20_000

type Answered = Pick<OperationRow, 'route' | 'state' | 'answer' | 'body' | 'madeId'>

export function isRental({ route }: Pick<OperationRow, 'route'>): boolean {
  return route === 'rentCar'
}

/** The code that the house gave, or confirmed; the device's own before that. */
export function rentalCode(operation: Answered): string {
  const given = readAt(oneRow(operation.answer?.body), 'rental.code')
  return typeof given === 'string' && operation.state === 'taken'
    ? given
    : ((operation.body as RentCar).code ?? '')
}

/** The rental as the house answered when it took it. */
function answered(operation: Answered): OwnRental[] {
  const row = toKeptRow(readAt(oneRow(operation.answer?.body), 'rental'))
  const rental = row && parseOwnRental(row)
  return rental ? [rental] : []
}

export interface OwnRentals {
  /** As last heard; null for what the house has not said. */
  of(operation: OperationRow): OwnRental | null
  /** Heard from the device alone: from when. */
  asOf: string | null
}

/** What the house says of rentals made from this device, refreshed while one looks. */
export function useOwnRentals(operations: readonly OperationRow[]): OwnRentals {
  const codes = operations
    .filter((one) => isRental(one) && one.state === 'taken')
    .map(rentalCode)
    .filter((code) => code !== '')
  // Only our house can be asked by code (design §3); a foreign host's answer says all there is.
  const ours = useValue(offline().host) !== 'foreign'
  const looked = useQuery({
    ...ownRentals(codes),
    enabled: ours && codes.length > 0,
    refetchInterval: LOOK_EVERY,
  })
  return {
    of: (operation) => rentalOf(operation, looked.data?.rows ?? []),
    asOf: looked.data?.from === 'device' && looked.data.cause ? looked.data.asOf : null,
  }
}

/** That of an operation among all that was heard, in its newest version. Pure. */
export function rentalOf(operation: Answered, heard: readonly OwnRental[]): OwnRental | null {
  if (!isRental(operation) || operation.state !== 'taken') return null
  const code = rentalCode(operation)
  return [...answered(operation), ...heard]
    .filter((rental) => rental.code === code)
    .reduce<OwnRental | null>(
      (best, one) => (best === null || one.version >= best.version ? one : best),
      null,
    )
}

/** A rental as /requests tells it, among what other services were asked for. */
export interface RentalRequest {
  stage: 'received' | 'confirmed' | 'over' | 'cancelled'
  words: MessageDescriptor
  reason: string | null
  code: string
  /** Until so many hours before pick-up, by the house's clock (decisions.md). */
  mayCancel: boolean
}

const stages: Record<RentalStatus, RentalRequest['stage']> = {
  pending: 'received',
  approved: 'confirmed',
  active: 'confirmed',
  completed: 'over',
  cancelled: 'cancelled',
}

type Terms = Pick<House, 'timezone' | 'cancellation'>

/** Pure; `now`: the house's clock. */
export function requestOf(
  rental: OwnRental,
  { timezone, cancellation }: Terms,
  now: Date,
): RentalRequest {
  const { status, pickupDate, pickupTime, code, cancelReason } = rental
  const hours = cancellation.car_free_hours
  const until = momentOf(timezone, pickupDate, pickupTime).getTime() - hours * 3_600_000
  return {
    stage: stages[status],
    words: rentalStatusWords[status],
    reason: cancelReason,
    code,
    mayCancel: (status === 'pending' || status === 'approved') && now.getTime() <= until,
  }
}

/** The same, for /requests. `of`: undefined for what is not a rental; null: the house has not said. */
export function useRentalRequests(operations: readonly OperationRow[]) {
  const rentals = useOwnRentals(operations)
  const house = useHouse()
  return {
    of(operation: OperationRow): RentalRequest | null | undefined {
      if (!isRental(operation)) return undefined
      const rental = rentals.of(operation)
      return rental && requestOf(rental, house, new Date(offline().clock.now()))
    },
    asOf: rentals.asOf,
  }
}
