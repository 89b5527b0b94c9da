import { cars } from './cars.ts'
import { laundry } from './laundry.ts'
import { restaurant } from './restaurant.ts'
import { tables } from './tables.ts'
import { tours } from './tours.ts'

/** The services, in the order in which lists name them. Every list and map of kinds is made of it. */
export const services = [restaurant, laundry, cars, tours, tables] as const

type Described = (typeof services)[number]
export type ServiceKind = Described['kind']
export type ServiceTable = Described['table']

type Kinds<Trait> = Extract<Described, Trait>['kind']
type Tables<Kind extends ServiceKind> = {
  readonly [Each in Kind]: Extract<Described, { kind: Each }>['table']
}

const has = (trait: 'payable' | 'chargeable' | 'inCart') => services.filter((one) => one[trait])

const kindsOf = <Kind extends ServiceKind>(some: readonly { kind: string }[]) =>
  some.map(({ kind }) => kind) as [Kind, ...Kind[]]

/** What may be put on the bill of a stay. */
export type ChargeableKind = Kinds<{ chargeable: true }>
export const chargeableKinds = kindsOf<ChargeableKind>(has('chargeable'))

/** What money may be for, beside rooms. */
export type PayableServiceKind = Kinds<{ payable: true }>
export const payableServiceKinds = kindsOf<PayableServiceKind>(has('payable'))

/** What a cart may hold, beside rooms. */
export type CartServiceKind = Kinds<{ inCart: true }>
export const cartServiceKinds = kindsOf<CartServiceKind>(has('inCart'))

export const serviceKinds = kindsOf<ServiceKind>(services)

/** Where each service has its rows. */
export const serviceTables = Object.fromEntries(
  services.map(({ kind, table }) => [kind, table]),
) as Tables<ServiceKind>

/** The description of a kind. Throws for what is no service. */
export function serviceOf(kind: ServiceKind): Described {
  const found = services.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`No service is called ${String(kind)}`)
  return found
}
