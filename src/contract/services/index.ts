import { siteAddresses } from '#domain/custom.ts'
import { services, type Described } from './all.ts'

/** Lists and maps of kinds, made of the descriptions. */

export { services }

export type ServiceKind = Described['kind']
export type ServiceTable = Described['table']
/** One of their tables: the type for code that touches only what all of them have. */
export type AnyServiceTable = Extract<Described, { kind: 'custom' }>['table']

type Offering = Extract<Described, { offer: object }>
type Reviewed = Extract<Offering['offer'], { reviewedAs: string }>
/** Tables of what the services offer. */
export type OfferTable = Offering['offer']['table']
/** Tables of what their offer is sorted by. */
export type CategoryTable = Extract<
  Offering['offer'],
  { categories: object }
>['categories']['table']
/** What a review can be of, beside rooms. */
export type ReviewedKind = Reviewed['reviewedAs']

const offering = services.filter((one): one is Offering => 'offer' in one)
/** Where what is reviewed stands, by the name that its reviews have for it. */
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

/** What may be put on the bill of a stay. */
export const chargeableKinds = kindsWith<KindWith<{ chargeable: true }>>('chargeable')
/** What money may be for, beside rooms. */
export const payableServiceKinds = kindsWith<KindWith<{ payment: object }>>('payment')
/** What a cart may hold, beside rooms. */
export const cartServiceKinds = kindsWith<KindWith<{ inCart: object }>>('inCart')

/** What a promo code of the house may be for. */
export const promoServices = [
  'room',
  ...kindsOf<KindWith<{ promoCodes: true }>>(services.filter((one) => 'promoCodes' in one)),
] as const

export type PayableService = (typeof payableServiceKinds)[number]

export const serviceKinds = kindsOf<ServiceKind>(services)

/** Services that come with the program. The house switches them off and on by its settings. */
export type BuiltInKind = Exclude<ServiceKind, 'custom'>
export const builtInKinds = kindsOf<BuiltInKind>(
  services.filter(({ kind }: { kind: string }) => kind !== 'custom'),
)

/** What a guest can have of the house: rooms and the services. */
export type BookedKind = 'room' | ServiceKind

type Tables = { readonly [Kind in ServiceKind]: Extract<Described, { kind: Kind }>['table'] }

/** Where the rows of each are, at the house and on the device. */
export const tableOf = {
  room: 'hotel_bookings',
  ...(Object.fromEntries(services.map(({ kind, table }) => [kind, table])) as Tables),
} as const

/** The description of a kind. Throws for what is no service. */
export function serviceOf(kind: ServiceKind): Described {
  const found = services.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`No service is called ${String(kind)}`)
  return found
}

/** First parts of addresses that are taken: no service of the house's own may be called so. */
export const reservedSlugs: readonly string[] = [
  ...siteAddresses,
  ...services.flatMap((one) => ('addresses' in one ? one.addresses : [])),
]

/** As whose service a stay's extras are taxed. */
export const extrasTaxedAs: string =
  services.find((one) => 'taxesExtras' in one && one.taxesExtras)?.kind ?? ''
