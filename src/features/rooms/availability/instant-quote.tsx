import { Trans } from '@lingui/react/macro'
import { useForeignHost } from '#parts/use-foreign-host.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { DescriptionList } from '#ui/description-list.tsx'
import { Price } from '#ui/shown-currency.tsx'
import type { Quote } from './search.ts'

/** The price of the chosen rooms (spec 1 §2). */
export function InstantQuote({
  quote,
  combination,
  unkept,
  onBook,
}: {
  quote: Quote
  combination: boolean
  /** Session storage is not available: rooms cannot be booked together. */
  unkept: boolean
  onBook: () => void
}) {
  return (
    <section
      aria-labelledby="instant-quote"
      className="grid gap-3 rounded-md border border-line bg-sunken p-4 sm:sticky sm:top-0"
    >
      <h3 id="instant-quote" className="text-lg">
        <Trans>Instant Quote</Trans>
      </h3>
      <DescriptionList
        items={[
          { key: 'nights', term: <Trans>Nights</Trans>, detail: quote.nights },
          { key: 'rooms', term: <Trans>Rooms</Trans>, detail: quote.rooms },
          {
            key: 'base',
            term: <Trans>Base (all rooms)</Trans>,
            detail: <Price cents={quote.baseCents} />,
          },
          {
            key: 'extras',
            term: <Trans>Extras (all rooms)</Trans>,
            detail: <Price cents={quote.extrasCents} />,
          },
          {
            key: 'total',
            term: <Trans>Total</Trans>,
            detail: <Price cents={quote.totalCents} className="text-lg font-bold" />,
          },
        ]}
      />
      {unkept && (
        <Alert tone="error" live>
          <Trans>
            This browser keeps nothing for this page, so the rooms cannot be booked together. Please
            book them one by one.
          </Trans>
        </Alert>
      )}
      <BookButton {...{ quote, combination, onBook }} className="max-sm:hidden" />
    </section>
  )
}

/** On a phone the button stays at the bottom, with the price. */
export function QuoteFooter(props: { quote: Quote; combination: boolean; onBook: () => void }) {
  return (
    <div className="sticky -bottom-4 -mx-4 -mb-4 grid gap-2 border-t border-line bg-surface p-4 sm:hidden">
      <p className="flex items-baseline justify-between">
        <span className="text-ink-soft">
          <Trans>Total</Trans>
        </span>
        <Price cents={props.quote.totalCents} className="text-lg font-bold" />
      </p>
      <BookButton {...props} />
    </div>
  )
}

function BookButton({
  quote,
  combination,
  onBook,
  className,
}: {
  quote: Quote
  combination: boolean
  onBook: () => void
  className?: string
}) {
  const chosen = quote.rooms > 0
  // No call of the documents books several rooms, all or none (decision 63).
  const oneByOne = useForeignHost() && combination
  return (
    <div className={cx('grid gap-2', className)}>
      <Button block size="lg" disabled={!chosen || oneByOne} onClick={onBook}>
        {combination ? <Trans>Book Selected Rooms</Trans> : <Trans>Book Now</Trans>}
      </Button>
      <p className="text-center text-sm text-ink-soft">
        {oneByOne ? (
          <Trans>This house takes rooms one by one: book each of these on its own page.</Trans>
        ) : chosen ? (
          <Trans>Continue to booking</Trans>
        ) : (
          <Trans>Select a suggestion first</Trans>
        )}
      </p>
    </div>
  )
}
