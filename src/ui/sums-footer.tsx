import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { foot } from './foot.ts'
import { useFormats } from './formats.tsx'
import { Money } from './money.tsx'
import { Price, useShownCurrency } from './shown-currency.tsx'

/** The sums of a form and its button; stays in view while the form scrolls, where that leaves room. Cents of the base currency. */
export function SumsFooter({
  subtotalCents,
  discountCents,
  more,
  totalCents,
  act,
  busy,
  others,
}: {
  subtotalCents: number
  discountCents: number
  /** Further lines above the total: label and cents. */
  more?: { term: ReactNode; cents: number }
  totalCents: number
  /** Label of the button. */
  act: ReactNode
  busy: boolean
  /** Other things the form offers (spec 2 §2). */
  others: ReactNode
}) {
  const { isBase } = useShownCurrency()
  const { base } = useFormats()
  return (
    <div
      ref={foot}
      data-foot="high"
      className="sticky bottom-0 z-10 -mx-4 grid [@media(height<34rem)]:static gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:-mx-5 lg:px-5"
    >
      <dl className="grid grid-cols-[1fr_auto] gap-y-0.5">
        {discountCents > 0 && (
          <>
            <dt className="text-ink-soft">
              <Trans>Subtotal</Trans>
            </dt>
            <dd className="text-right">
              <Money cents={subtotalCents} />
            </dd>
            <dt className="text-ink-soft">
              <Trans>Discount</Trans>
            </dt>
            <dd className="text-right text-confirmed">
              <Money cents={-discountCents} />
            </dd>
          </>
        )}
        {more && (
          <>
            <dt className="text-ink-soft">{more.term}</dt>
            <dd className="text-right">
              <Money cents={more.cents} />
            </dd>
          </>
        )}
        <dt className="text-lg font-semibold">
          <Trans>Total</Trans>
        </dt>
        <dd className="text-right text-lg font-semibold">
          <Money cents={totalCents} />
        </dd>
        {!isBase && (
          <dd className="col-span-2 text-right note">
            <Trans>
              about <Price cents={totalCents} />; you pay in {base} or at the day’s rate
            </Trans>
          </dd>
        )}
      </dl>
      <Button type="submit" size="lg" block busy={busy} busyText={<Trans>Saving…</Trans>}>
        {act}
      </Button>
      {others}
    </div>
  )
}
