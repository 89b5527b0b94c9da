import { Trans } from '@lingui/react/macro'
import { Banknote, CalendarX, CreditCard } from 'lucide-react'
import { writtenCount, writtenRate } from '#lib/currency.ts'
import { useCurrencyName } from '#parts/currency-names.ts'
import { useForeignHost } from '#parts/use-foreign-host.ts'
import { useHouseMoney } from '#parts/use-house-money.ts'
import { useHouse } from '#parts/use-house.ts'
import { DateText } from '#ui/date-text.tsx'
import { useFormats } from '#ui/formats.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Fact } from '../../parts/fact.tsx'

/** How and when to pay, and what is refunded when plans change. */
export function Paying() {
  const formats = useFormats()
  const { payments, cancellation } = useHouse()
  const { base, rates } = useHouseMoney()
  const nameOf = useCurrencyName()
  const isForeign = useForeignHost()
  const hours = cancellation.room_free_hours
  const baseName = nameOf(base)
  return (
    <ul className="grid gap-5">
      <Fact icon={<CreditCard />} title={<Trans>Online</Trans>}>
        {payments === 'pesapal' ? (
          <Trans>
            By card or mobile money on our payment partner’s page, when there is internet. The house
            never sees your card number.
          </Trans>
        ) : payments === 'none' ? (
          <Trans>This house takes no payments online.</Trans>
        ) : (
          <Trans>
            By card, when there is internet. This house is set up to try things out: it takes test
            cards only, and no real money moves.
          </Trans>
        )}
      </Fact>
      <Fact icon={<Banknote />} title={<Trans context="paying">At the house</Trans>}>
        <Trans>Cash at the desk, also on the day you leave. It is always offered.</Trans>
        {rates.length > 0 && (
          <>
            {' '}
            <Trans>Prices are in {baseName}.</Trans>
            {rates.map(({ currency, rate, day }) => {
              const { one, of } = writtenRate(base, currency)
              const sum = formats.money(writtenCount(base, currency, rate), of)
              return (
                <span key={currency}>
                  {' '}
                  <Trans>
                    1 {one} = {sum} (rate of <DateText value={day} />
                    ).
                  </Trans>
                </span>
              )
            })}
          </>
        )}
      </Fact>
      {!isForeign && (
        <Fact icon={<CalendarX />} title={<Trans>Plans change</Trans>}>
          <Trans>
            Rooms can be cancelled free until {hours} hours before check-in.{' '}
            <TextLink to="/cancel-bookings">Cancel Bookings</TextLink> shows what comes back before
            you confirm.
          </Trans>
        </Fact>
      )}
    </ul>
  )
}
