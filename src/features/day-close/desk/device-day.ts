import type { CashCount } from '#contract/cash-counts.ts'
import type { Receipt } from '#contract/folio.ts'
import type { DeskPayment } from '#contract/money.ts'
import { dayFigures, type DayFigures } from '#domain/day-close.ts'
import { dayIn } from '#domain/days.ts'
import { toCents } from '#domain/money.ts'
import { movementsOf } from '#domain/movements.ts'
import { paymentFacts } from '#parts/desk/payment-facts.ts'

type Payment = Omit<DeskPayment, 'dollars'> & { dollars: number | null }

export interface CachedMoney {
  payments: readonly Payment[]
  receipts: readonly Receipt[]
  counts: readonly CashCount[]
}

/**
 * A day as far as a device can tell without the house, by the house's own rules. A row names who
 * changed it last, so a payment that a colleague gave back stands with the colleague.
 */
export function deviceDay(
  { payments, receipts, counts }: CachedMoney,
  day: string,
  timezone: string,
): DayFigures {
  const isOf = (moment: string) => dayIn(timezone, new Date(moment)) === day
  return dayFigures({
    movements: payments.flatMap((row) => {
      const provider = row.provider?.name ?? row.processor
      return movementsOf(paymentFacts(row))
        .filter(({ at }) => isOf(at))
        .map((one) => ({
          ...one,
          rate: row.rwf_rate,
          kind: row.subject.kind,
          provider,
          cashier: provider === null ? (row.changed_by ?? '') : '',
        }))
    }),
    voided: payments.flatMap((row) =>
      row.voided != null && isOf(row.voided.at)
        ? [
            {
              method: row.method,
              currency: row.currency,
              rate: row.rwf_rate,
              charged: paymentFacts(row).charged,
            },
          ]
        : [],
    ),
    receipts: receipts
      .filter(({ issued_at }) => isOf(issued_at))
      .map(({ number, total, taxes }) => ({
        number,
        totalCents: toCents(total),
        taxes: taxes.map(({ name, percent, amount }) => ({
          name,
          percent,
          cents: toCents(amount),
        })),
      })),
    writeOffs: [],
    tills: counts
      .filter(({ shift }) => isOf(shift.until))
      .map(({ id, till_name, from, to, shift, counts: lines }) => ({
        id,
        till_name,
        from,
        to,
        until: shift.until,
        counts: lines.map(({ currency, expected, counted, difference }) => ({
          currency,
          expected,
          counted,
          difference,
        })),
      })),
  })
}
