import { Trans } from '@lingui/react/macro'
import { writtenCount, writtenRate } from '#lib/currency.ts'
import { useFormats } from '#ui/formats.tsx'

/**
 * The rate at which another currency was taken, the way round that is more than 1: "at 1,450 RWF a
 * dollar", "at 1,450 RWF for 1 EUR".
 */
export function RateText({ currency, rate }: { currency: string; rate: number }) {
  const { base, number } = useFormats()
  const { one, of } = writtenRate(base, currency)
  const count = number(writtenCount(base, currency, rate))
  return one === 'USD' ? (
    <Trans>
      at {count} {of} a dollar
    </Trans>
  ) : (
    <Trans>
      at {count} {of} for 1 {one}
    </Trans>
  )
}
