import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatHour } from '#lib/format-hour.ts'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { Section } from '#ui/page.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { offersOf, type PricedService } from '../../data.ts'
import { CallOrWrite } from '../../parts/call-or-write.tsx'
import { PageTop } from '../../parts/page-top.tsx'
import { useHouse } from '../../parts/use-house.ts'
import { OfferCards } from './offer-cards.tsx'
import { PriceList } from './price-list.tsx'

/** What the house offers and costs, from what is kept, and how to ask for it meanwhile. */
export function OffersPage({ service }: { service: PricedService }) {
  const { t, i18n } = useLingui()
  const { name, hours } = useHouse()
  const words = {
    tours: {
      title: t`Tours`,
      lead: t`Gorillas, volcanoes, lakes and markets, with a guide from the valley. Prices are per person.`,
    },
    cars: {
      title: t`Car rental`,
      lead: t`By the day, from the town car to the one that climbs to the trailhead. A driver can be had on request.`,
    },
    laundry: {
      title: t`Laundry`,
      lead: t`Washed, ironed and back by tomorrow; fetched from your room and brought back.`,
    },
  }[service]
  const from = formatHour(hours.contact.open, i18n.locale)
  const until = formatHour(hours.contact.close, i18n.locale)
  return (
    <main id="main">
      <title>{`${words.title} – ${name}`}</title>
      {/* As documented (spec 1 §2): these two begin under the header, tours do not. */}
      <PageTop under={service !== 'tours'} eyebrow={name} title={words.title} lead={words.lead} />
      <div className="container-page grid grid-cols-1 gap-10 pb-16">
        <Alert
          tone="info"
          title={<Trans>Ordering online opens soon</Trans>}
          action={<CallOrWrite variant="primary" />}
        >
          <Trans>
            Until then a person takes your order: call from {from} to {until}, write, or ask at the
            desk. You pay at the house.
          </Trans>
        </Alert>
        <Section title={<Trans>What we have, and what it costs</Trans>}>
          <Offers service={service} />
        </Section>
      </div>
    </main>
  )
}

function Offers({ service }: { service: PricedService }) {
  const list = useQuery(offersOf(service))
  const rows = (list.data?.rows ?? []).toSorted(
    (a, b) => Number(b.available) - Number(a.available) || a.kind.localeCompare(b.kind),
  )
  return (
    <div className="grid gap-3">
      {list.isPending && (
        <LoadingRegion label={<Trans>Loading…</Trans>}>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
      {list.isError && list.data === undefined && (
        <p className="text-ink-soft">
          <Trans>
            The prices are not on this device yet, and the house does not answer just now. They come
            by themselves when it does.
          </Trans>
        </p>
      )}
      {list.isSuccess && rows.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Nothing is on offer just now. Ask us.</Trans>
        </p>
      )}
      {rows.length > 0 &&
        (service === 'laundry' ? (
          <PriceList offers={rows} />
        ) : (
          <OfferCards offers={rows} service={service} />
        ))}
      {list.data?.cause && <AsOf at={list.data.asOf} />}
    </div>
  )
}
