import { Trans } from '@lingui/react/macro'
import { Banknote, CalendarX, CreditCard } from 'lucide-react'
import { useHouse } from '#parts/use-house.ts'
import { DateText } from '#ui/date-text.tsx'
import { useFormats } from '#ui/formats.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Fact } from '../../parts/fact.tsx'

/** How and when to pay, and what is refunded when plans change. */
export function Paying() {
  const formats = useFormats()
  const { payments, rwf_per_usd, cancellation } = useHouse()
  const hours = cancellation.room_free_hours
  const francs = rwf_per_usd === null ? '' : formats.money(rwf_per_usd.rate, 'RWF')
  return (
    <ul className="grid gap-5">
      <Fact icon={<CreditCard />} title={<Trans>Online</Trans>}>
        {payments === 'pesapal' ? (
          <Trans>
            By card or mobile money on our payment partner’s page, when the link is up. Your card’s
            number never reaches the house.
          </Trans>
        ) : payments === 'none' ? (
          <Trans>This house takes no payments online.</Trans>
        ) : (
          <Trans>
            By card, when the link is up. This house is set up to try things out: it takes test
            cards only, and no real money moves.
          </Trans>
        )}
      </Fact>
      <Fact icon={<Banknote />} title={<Trans context="paying">At the house</Trans>}>
        <Trans>Cash at the desk, also on the day you leave. It is always offered.</Trans>
        {rwf_per_usd !== null && (
          <>
            {' '}
            <Trans>
              Prices are in US dollars; in francs we reckon {francs} for a dollar (rate of{' '}
              <DateText value={rwf_per_usd.day} />
              ).
            </Trans>
          </>
        )}
      </Fact>
      <Fact icon={<CalendarX />} title={<Trans>Plans change</Trans>}>
        <Trans>
          Rooms can be cancelled free until {hours} hours before check-in.{' '}
          <TextLink to="/cancel-bookings">Cancel Bookings</TextLink> shows what comes back before
          you confirm.
        </Trans>
      </Fact>
    </ul>
  )
}
