import { siteAddresses } from '#domain/custom.ts'
import { services, type Described } from './all.ts'

/** Lists and maps of kinds, built from the descriptions. */

export { services }

export type ServiceKind = Described['kind']
export type ServiceTable = Described['table']
/** One of their tables: the type for code that touches only what all of them have. */
export type AnyServiceTable = Extract<Described, { kind: 'custom' }>['table']

type Offering = Extract<Described, { offer: object }>
type Reviewed = Extract<Offering['offer'], { reviewedAs: string }>
/** Tables of the services' offers. */
export type OfferTable = Offering['offer']['table']
/** Tables of the categories of their offers. */
export type CategoryTable = Extract<
  Offering['offer'],
  { categories: object }
>['categories']['table']
/** What can be reviewed, besides rooms. */
export type ReviewedKind = Reviewed['reviewedAs']

const offering = services.filter((one): one is Offering => 'offer' in one)
/** Tables of what can be reviewed, by the name that reviews use. */
export const reviewedTables = Object.fromEntries(
  offering.flatMap(({ offer }) => ('reviewedAs' in offer ? [[offer.reviewedAs, offer.table]] : [])),
) as Readonly<Record<ReviewedKind, OfferTable>>
const offers = new Map(offering.map(({ offer }) => [offer.table as OfferTable, offer]))
export const offerOf = (table: OfferTable) => offers.get(table) as Offering['offer']
export const offerTables: readonly OfferTable[] = offering.map(({ offer }) => offer.table)

type KindWith<Trait> = Extract<Described, Trait>['kind']

const kindsOf = <Kind extends ServiceKind>(some: readonly { kind: string }[]) =>
  some.map(({ kind }) => kind) as [Kind, ...Kind[]]

const kindsWith = <Kind extends ServiceKind>(trait: 'payment' | 'chargeable' | 'inCart') =>
  kindsOf<Kind>(services.filter((one) => one[trait]))

/** What can be charged to a stay's bill. */
export const chargeableKinds = kindsWith<KindWith<{ chargeable: true }>>('chargeable')
/** What a payment can be for, besides rooms. */
export const payableServiceKinds = kindsWith<KindWith<{ payment: object }>>('payment')
/** What a cart can have, besides rooms. */
export const cartServiceKinds = kindsWith<KindWith<{ inCart: object }>>('inCart')

/** What a promo code can apply to. */
export const promoServices = [
  'room',
  ...kindsOf<KindWith<{ promoCodes: true }>>(services.filter((one) => 'promoCodes' in one)),
] as const

export type PayableService = (typeof payableServiceKinds)[number]

export const serviceKinds = kindsOf<ServiceKind>(services)

/** Built-in services. The house switches them on and off in its settings. */
export type BuiltInKind = Exclude<ServiceKind, 'custom'>
export const builtInKinds = kindsOf<BuiltInKind>(
  services.filter(({ kind }: { kind: string }) => kind !== 'custom'),
)

/** Everything a guest can order: rooms and the services. */
export type BookedKind = 'room' | ServiceKind

type Tables = { readonly [Kind in ServiceKind]: Extract<Described, { kind: Kind }>['table'] }

/** The table of each, on the server and on the device. */
export const tableOf = {
  room: 'hotel_bookings',
  ...(Object.fromEntries(services.map(({ kind, table }) => [kind, table])) as Tables),
} as const

/** The description of a kind. Throws where it is no service. */
export function serviceOf(kind: ServiceKind): Described {
  const found = services.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`No service is called ${String(kind)}`)
  return found
}

/** Reserved first parts of addresses: no custom service may use one as its name. */
export const reservedSlugs: readonly string[] = [
  ...siteAddresses,
  ...services.flatMap((one) => ('addresses' in one ? one.addresses : [])),
]

/** The service whose tax rate applies to a stay's extras. */
export const extrasTaxedAs: string =
  services.find((one) => 'taxesExtras' in one && one.taxesExtras)?.kind ?? ''
