import type { Currency } from '#lib/currency.ts'
import { defaultBase, roundCents, toCents } from './money.ts'
import { nightsOf } from './stays.ts'

/**
 * A stay's bill (issue "front desk"): what it holds, what was paid, what is left, and the taxes that
 * the prices contain. All in cents of a dollar, the same on the device and at the house.
 */

/** `Kind`: lines besides nights and extras, e.g. an order of a service. */
export interface FolioLine<Kind extends string = string> {
  kind: 'nights' | 'extras' | Kind
  /** The row that the line is of; null: the booking itself. */
  ref: string | null
  title: string
  qty: number
  cents: number
}

export interface FolioStay {
  check_in: string
  check_out: string
  price_per_night_cents: number
  discount_cents: number
  /** Nights and extras, less the discount. */
  total_cents: number
}

/**
 * Charges of other services on the stay's folio, in reading order. The caller leaves out cancelled
 * ones.
 */
export interface FolioCharge<Kind extends string = string> {
  kind: Kind
  ref: string
  title: string
  qty: number
  cents: number
}

export interface FolioLabels {
  /** E.g. `3 nights, Ridge Room`. */
  nights(nights: number): string
  extras: string
}

/** What a stay's nights cost, less the discount; the rest of its price are extras. */
export function nightsCents(stay: FolioStay): number {
  const nights = nightsOf(stay.check_in, stay.check_out)
  const full = stay.price_per_night_cents * nights - stay.discount_cents
  return Math.max(0, Math.min(full, stay.total_cents))
}

/**
 * The lines of a stay. The discount is taken off the nights; the rest of the booking's price are
 * its extras, so that both add up to the price the guest saw, to the cent.
 */
export function folioLines<Kind extends string>(
  stay: FolioStay,
  charges: readonly FolioCharge<Kind>[],
  labels: FolioLabels,
): FolioLine<Kind>[] {
  const nights = nightsOf(stay.check_in, stay.check_out)
  const forNights = nightsCents(stay)
  const extras = stay.total_cents - forNights
  const lines: FolioLine<Kind>[] = [
    { kind: 'nights', ref: null, title: labels.nights(nights), qty: nights, cents: forNights },
  ]
  if (extras > 0) {
    lines.push({ kind: 'extras', ref: null, title: labels.extras, qty: 1, cents: extras })
  }
  return [...lines, ...charges]
}

export const folioTotal = (lines: readonly Pick<FolioLine, 'cents'>[]) =>
  lines.reduce((sum, { cents }) => sum + cents, 0)

/** A tax that is no percentage: an amount, in the base currency, for each room or guest and night. */
export interface FixedTax {
  amount: number
  for: 'room' | 'guest'
}

export interface HouseTax {
  name: string
  /** 0 where it is an amount. */
  percent: number
  /** `room`, and kinds of services. */
  applies_to: readonly string[]
  fixed?: FixedTax | null | undefined
}

export interface NamedTax {
  name: string
  percent: number
}

export interface ContainedTax extends NamedTax {
  cents: number
}

/** The stay that a line of nights is of, whole. */
export interface TaxedStay extends FolioStay {
  guests: number
}

interface TaxedLine extends Pick<FolioLine, 'kind' | 'cents'> {
  /** Those of the time of its order, instead of the taxes of its kind. */
  taxes?: readonly NamedTax[] | undefined
  /** Without it no amount for nights is in the line. */
  stay?: TaxedStay | undefined
}

/**
 * An amount for nights, as far as the line is of them: one payer may take a part, and one who stays on
 * pays for what was added. It is never more than the line.
 */
function fixedIn({ cents, stay }: TaxedLine, tax: FixedTax): number {
  const whole = stay === undefined ? 0 : nightsCents(stay)
  if (stay === undefined || whole === 0) return 0
  const each = nightsOf(stay.check_in, stay.check_out) * (tax.for === 'guest' ? stay.guests : 1)
  return Math.min(cents, each * toCents(tax.amount) * Math.min(1, cents / whole))
}

/**
 * The taxes that prices contain, each rounded once over all lines. First come the amounts; then the
 * line has all its percentages on the same net amount: net = rest / (1 + their sum).
 *
 * @param extrasAs the service as whose a stay's extras and items are taxed: nights alone are
 *   accommodation
 */
export function containedTaxes(
  lines: readonly TaxedLine[],
  taxes: readonly HouseTax[],
  extrasAs: string,
  base: Currency = defaultBase,
): ContainedTax[] {
  const taxedAs = (kind: string) => {
    if (kind === 'nights') return 'room'
    return kind === 'extras' || kind === 'item' ? extrasAs : kind
  }
  const contained = taxes.map(({ name, percent }) => ({ name, percent, exact: 0 }))
  const find = ({ name, percent }: NamedTax) => {
    const there = contained.find((one) => one.name === name && one.percent === percent)
    if (there !== undefined) return there
    const made = { name, percent, exact: 0 }
    contained.push(made)
    return made
  }
  for (const line of lines) {
    let rest = line.cents
    for (const [at, { fixed }] of taxes.entries()) {
      const tax = contained[at]
      if (!fixed || line.kind !== 'nights' || tax === undefined) continue
      const part = Math.min(rest, fixedIn(line, fixed))
      tax.exact += part
      rest -= part
    }
    const applying =
      line.taxes?.map(find) ??
      contained.filter((_, at) => taxes[at]?.applies_to.includes(taxedAs(line.kind)) ?? false)
    const together = applying.reduce((sum, { percent }) => sum + percent, 0)
    for (const tax of applying) tax.exact += (rest * tax.percent) / (100 + together)
  }
  return contained
    .map(({ exact, ...tax }) => ({ ...tax, cents: roundCents(exact, base) }))
    .filter(({ cents }) => cents > 0)
}

/** "VAT 18 %", or the name alone of a tax that is an amount. */
export const taxTitle = ({ name, percent }: NamedTax): string =>
  percent === 0 ? name : `${name} ${percent} %`
