import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { toCents } from '#domain/money.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import type { MovePrice as Price } from './use-move-price.ts'
import { useBookingBalance } from './use-booking-balance.ts'

/**
 * What a move makes the stay cost, before it is confirmed: the total before and after, the
 * difference, what is open then, and whether the agreed price of a night is kept.
 */
export function MovePrice({ booking, price }: { booking: DeskBooking; price: Price }) {
  const { quote } = price
  return (
    <section className="grid gap-1" aria-live="polite">
      {quote === null ? (
        <StatusLine>
          <Trans>The house calculates the price when it receives the change.</Trans>
        </StatusLine>
      ) : (
        <>
          <Totals booking={booking} quote={quote} />
          {quote.isEstimate && (
            <StatusLine tone="waiting">
              <Trans>
                An estimate: the house calculates the price when it receives the change.
              </Trans>
            </StatusLine>
          )}
        </>
      )}
      {price.mayKeep && quote !== null && <Keep booking={booking} price={price} />}
    </section>
  )
}

function Totals({ booking, quote }: { booking: DeskBooking; quote: NonNullable<Price['quote']> }) {
  const { t } = useLingui()
  const { currency } = booking
  const { difference } = quote
  const open = useBookingBalance()(booking) + quote.differenceCents
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2 pl-16 text-base">
        <span className="-ml-16 w-14 text-sm text-ink-soft">
          <Trans>Total</Trans>
        </span>
        {difference !== 0 && (
          <>
            <s className="text-ink-soft">
              <Money amount={booking.grand_total} currency={currency} />
            </s>
            <ArrowRight className="size-4 shrink-0" />
            <span className="sr-only">{t`becomes`}</span>
          </>
        )}
        <strong className="font-semibold">
          <Money amount={quote.price.grand_total} currency={currency} />
        </strong>
        <Difference amount={difference} currency={currency} />
      </p>
      <p className="flex flex-wrap items-center gap-x-2 pl-16 text-sm text-ink-soft">
        {open > 0 ? (
          <Trans>
            Left to pay: <Money cents={open} className="font-semibold text-ink" />
          </Trans>
        ) : open < 0 ? (
          <Trans>
            Overpaid: <Money cents={-open} className="font-semibold text-ink" />
          </Trans>
        ) : (
          <Trans>Nothing left to pay.</Trans>
        )}
      </p>
    </div>
  )
}

function Difference({ amount, currency }: { amount: number; currency: string }) {
  if (amount === 0) {
    return (
      <span className="text-sm text-ink-soft">
        <Trans>The price stays.</Trans>
      </span>
    )
  }
  const size = <Money amount={Math.abs(amount)} currency={currency} />
  return (
    <span className="rounded-full bg-sunken px-2 text-sm font-semibold">
      {amount > 0 ? <Trans>{size} more</Trans> : <Trans>{size} less</Trans>}
    </span>
  )
}

/** Keeps the agreed price of a night, not the total: more nights cost more. */
function Keep({ booking, price }: { booking: DeskBooking; price: Price }) {
  const { t } = useLingui()
  const formats = useFormats()
  const agreed = formats.cents(toCents(booking.price_per_night))
  const own = formats.cents(price.quote?.otherNightCents ?? 0)
  return (
    <div className="grid gap-2">
      <CheckboxField
        label={t`Keep the old price`}
        hint={t`A night stays at ${agreed}, as agreed with the guest. The room itself costs ${own}.`}
        checked={price.keep}
        onChange={price.setKeep}
      />
      {price.keep && price.quote?.needsReason && (
        <TextField
          label={t`Why is the price kept?`}
          value={price.reason}
          maxLength={300}
          error={
            price.lacksReason ? t`Say why the guest pays less than the room costs.` : undefined
          }
          onChange={price.setReason}
        />
      )}
    </div>
  )
}
