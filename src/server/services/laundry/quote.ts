import type { Currency } from '#lib/currency.ts'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import {
  isLaundryQty,
  laundrySums,
  laundryTotals,
  type LaundryFees,
  type LaundryTotals,
} from '#domain/laundry.ts'
import { fromCents } from '#domain/money.ts'
import type { LaundryServicesTable } from './wire.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { checkAvailable, checkShown } from '../as-shown.ts'

/** A line as stored with the order, at the price of that time. */
export interface OrderedLine {
  service_id: string
  name: string
  unit: string
  price_cents: number
  qty: number
}

/** What an order is at the house's prices. */
export interface Quote extends LaundryTotals {
  lines: OrderedLine[]
  /** Turnaround of each service ordered. */
  hours: number[]
}

type Asked = PlaceLaundryOrder['items']
type Offered = Pick<
  LaundryServicesTable,
  'id' | 'name' | 'unit' | 'price_cents' | 'turnaround_hrs' | 'is_available' | 'deleted_at'
>
type Found = Offered & { qty: number }

/** Services of an order stay available for it, at the agreed price. */
const agreedOffer = ({ service_id, name, unit, price_cents }: OrderedLine): [string, Offered] => [
  service_id,
  {
    id: service_id,
    name,
    unit,
    price_cents,
    turnaround_hrs: 0,
    is_available: 1,
    deleted_at: null,
  },
]

/** The house's own rows for what was ordered. Throws `validation` for what it never offered. */
async function findPriceListItems(
  tx: Tx,
  asked: Asked,
  agreed: readonly OrderedLine[],
): Promise<Found[]> {
  const rows = await tx.db
    .selectFrom('laundry_services')
    .selectAll()
    .where('id', 'in', [...new Set(asked.map(({ service_id }) => service_id))])
    .execute()
  const list = new Map<string, Offered>(rows.map((row) => [row.id, row]))
  for (const [id, line] of agreed.map(agreedOffer)) list.set(id, line)
  const fields: Record<string, NamedRefusal[]> = {}
  const found = asked.flatMap(({ service_id, qty }, index) => {
    const row = list.get(service_id)
    if (row === undefined) {
      fields[`items.${index}.service_id`] = [{ reason: 'not_on_price_list' }]
      return []
    }
    if (!isLaundryQty(row.unit, qty)) {
      fields[`items.${index}.qty`] = [{ reason: 'whole_pieces' }]
      return []
    }
    return [{ ...row, qty }]
  })
  if (found.length < asked.length) {
    refuse('add_service_line', { fields })
  }
  return found
}

/**
 * Prices an order from the price list as it is now. Throws `item_unavailable` and names them.
 *
 * @param agreed lines of an order that is changed: these services keep what they cost then
 */
export async function quoteLaundry(
  tx: Tx,
  items: Asked,
  wish: { pickup: boolean; rush: boolean },
  fees: LaundryFees,
  agreed: readonly OrderedLine[] = [],
): Promise<Quote> {
  const found = await findPriceListItems(tx, items, agreed)
  checkAvailable(found)
  const lines = found.map(({ id, name, unit, price_cents, qty }) => ({
    service_id: id,
    name,
    unit,
    price_cents,
    qty,
  }))
  return {
    lines,
    hours: found.map(({ turnaround_hrs }) => turnaround_hrs),
    ...laundryTotals(lines, wish, fees),
  }
}

/** Throws `price_changed` with the house's figures where the guest saw others, by over a cent. */
export const checkPrice = (quote: Quote, shown: PlaceLaundryOrder['totals'], currency: Currency) =>
  checkShown(laundrySums(quote), shown, currency, {
    items: quote.lines.map(({ price_cents, ...line }) => ({
      ...line,
      price: fromCents(price_cents),
    })),
  })
