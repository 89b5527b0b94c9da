import type { KeptRow } from '#contract/resources.ts'
import { laundryStatuses, type LaundryStatus } from '#domain/laundry.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What the house says of a guest's own laundry, to whoever knows its code. */
export interface OwnLaundry {
  id: string
  version: number
  code: string
  status: LaundryStatus
  /** `YYYY-MM-DDTHH:MM`, the house's time. */
  inAt: string
  outAt: string
  totalCents: number
  cancelReason: string | null
}

export function parseOwnLaundry(raw: KeptRow): OwnLaundry | null {
  const row = looseObject(raw)
  const status = laundryStatuses.find((one) => one === row.status)
  const code = looseText(row.code)
  if (!status || code === '') return null
  return {
    id: raw.id,
    version: raw.version,
    code,
    status,
    inAt: looseText(row.in_at),
    outAt: looseText(row.out_at),
    totalCents: toCents(looseNumber(row.grand_total) ?? 0),
    cancelReason: looseTextOrNull(row.cancel_reason),
  }
}

/** The most the contract lets one ask for at once. */
const MOST_CODES = 50

/** A guest's own orders by their codes; the newest `MOST_CODES` of them. */
export const ownLaundry = (codes: readonly string[]) =>
  listQuery({
    resource: 'laundry_orders',
    route: 'lookUpLaundryOrders',
    body: { codes: codes.slice(0, MOST_CODES) },
    staff: false,
    complete: false,
    parse: parseOwnLaundry,
  })
