import { roundHalfUp } from '#domain/money.ts'
import type { Revenue } from '#domain/reports.ts'
import { services, type PayableService } from './services/index.ts'

/**
 * Kinds in reports (spec 3 §2.12): rooms, services, and parts of services that are listed
 * separately.
 */

type Paid = Extract<(typeof services)[number], { payment: object }>
type SeparateKind = Extract<Paid['payment'], { reportedSeparately: string }>['reportedSeparately']
export type ReportService = 'room' | PayableService | SeparateKind
export type ReportCategory = 'booking' | 'payment' | Exclude<ReportService, 'room'>

const paid = services
  .filter((one): one is Paid => one.payment !== null)
  .toSorted((a, b) => a.payment.reported - b.payment.reported)
const named = paid.flatMap(({ kind, payment }) =>
  'reportedSeparately' in payment ? [kind, payment.reportedSeparately] : [kind],
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
const divided = paid.find(({ payment }) => 'reportedSeparately' in payment)
/** Its kind; '': there is none. */
export const dividedKind: string = divided?.kind ?? ''

export const noRevenue = () =>
  Object.fromEntries(reportServices.map((service) => [service, 0])) as Record<ReportService, number>

/** Moves the separate part, `cents`, out of its service; the sum stays the same. */
export function separateRevenue(
  revenue: Revenue<ReportService>,
  cents: number,
): Revenue<ReportService> {
  if (divided === undefined || !('reportedSeparately' in divided.payment)) return revenue
  const { kind, payment } = divided
  const part = roundHalfUp(cents)
  return { ...revenue, [payment.reportedSeparately]: part, [kind]: revenue[kind] - part }
}
