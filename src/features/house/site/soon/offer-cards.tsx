import { Plural, Trans } from '@lingui/react/macro'
import { pictureUrl } from '#offline/link/base.ts'
import { Badge } from '#ui/badge.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/shown-currency.tsx'
import type { Offer, PricedService } from '../../data.ts'

type Shown = Exclude<PricedService, 'laundry'>

/** Tours or cars with their pictures; to read, not yet to order. */
export function OfferCards({ offers, service }: { offers: readonly Offer[]; service: Shown }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} service={service} />
      ))}
    </ul>
  )
}

function OfferCard({ offer, service }: { offer: Offer; service: Shown }) {
  const { name, kind, detail, cents, available, picturePath, measure } = offer
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <Picture
        src={pictureUrl(picturePath)}
        alt=""
        ratio="16/9"
        className={cx(!available && 'opacity-60')}
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <p className="text-sm text-ink-soft">
          {kind}
          {measure !== null && measure > 0 && (
            <>
              {kind !== '' && ' · '}
              {service === 'tours' ? (
                <Plural value={measure} one="# day" other="# days" />
              ) : (
                <Plural value={measure} one="# seat" other="# seats" />
              )}
            </>
          )}
        </p>
        <CardTitle>{name}</CardTitle>
        {detail !== '' && <p className="text-ink-soft">{detail}</p>}
        <p className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
          <span>
            {service === 'tours' ? (
              <Trans>
                <Price cents={cents} className="text-lg font-semibold" /> a person
              </Trans>
            ) : (
              <Trans>
                <Price cents={cents} className="text-lg font-semibold" /> a day
              </Trans>
            )}
          </span>
          {!available && (
            <Badge tone="neutral">
              <Trans>Unavailable</Trans>
            </Badge>
          )}
        </p>
      </div>
    </Card>
  )
}
