import { roundHalfUp } from '#domain/money.ts'
import type { Revenue } from '#domain/reports.ts'
import { services, type PayableService } from './services/index.ts'

/**
 * Kinds in reports (spec 3 §2.12): rooms, services, and parts of services that are listed
 * separately.
 */

type Paid = Extract<(typeof services)[number], { payment: object }>
type Apart = Extract<Paid['payment'], { reportedApart: string }>['reportedApart']
export type ReportService = 'room' | PayableService | Apart
export type ReportCategory = 'booking' | 'payment' | Exclude<ReportService, 'room'>

const paid = services
  .filter((one): one is Paid => one.payment !== null)
  .toSorted((a, b) => a.payment.reported - b.payment.reported)
const named = paid.flatMap(({ kind, payment }) =>
  'reportedApart' in payment ? [kind, payment.reportedApart] : [kind],
)

export const reportServices: readonly ['room', ...Exclude<ReportService, 'room'>[]] = [
  'room',
  ...named,
]
export const reportCategories: readonly ['booking', 'payment', ...ReportCategory[]] = [
  'booking',
  'payment',
  ...named,
]

/** The service with a separate part; undefined: there is none. */
const divided = paid.find(({ payment }) => 'reportedApart' in payment)
/** Its kind; '': there is none. */
export const dividedKind: string = divided?.kind ?? ''

export const noRevenue = () =>
  Object.fromEntries(reportServices.map((service) => [service, 0])) as Record<ReportService, number>

/** Moves the separate part, `cents`, out of its service; the sum stays the same. */
export function setApart(revenue: Revenue<ReportService>, cents: number): Revenue<ReportService> {
  if (divided === undefined || !('reportedApart' in divided.payment)) return revenue
  const { kind, payment } = divided
  const part = roundHalfUp(cents)
  return { ...revenue, [payment.reportedApart]: part, [kind]: revenue[kind] - part }
}
