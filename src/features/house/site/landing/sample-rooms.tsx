import { Trans } from '@lingui/react/macro'
import { BedDouble } from 'lucide-react'
import type { ReactNode } from 'react'
import { ServicePicture } from '#parts/service-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { Price } from '#ui/shown-currency.tsx'

/** Sample prices a night (spec 1 §9), labelled as samples, of hosts that know the documents alone. */
export function SampleRooms() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      <Sample title={<Trans>Standard</Trans>} cents={4500}>
        <Trans>For one or two who are out all day.</Trans>
      </Sample>
      <Sample title={<Trans>Deluxe</Trans>} cents={7500}>
        <Trans>More window, more bed, more room to sit.</Trans>
      </Sample>
      <Sample title={<Trans>Family Suite</Trans>} cents={12000}>
        <Trans>For parents and children, with a corner to sit together.</Trans>
      </Sample>
    </ul>
  )
}

function Sample({
  title,
  cents,
  children,
}: {
  title: ReactNode
  cents: number
  children: ReactNode
}) {
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <ServicePicture src={null} icon={BedDouble} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CardTitle>{title}</CardTitle>
          <Badge tone="neutral">
            <Trans>Sample price</Trans>
          </Badge>
        </div>
        <p className="text-ink-soft">{children}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
          <p>
            <Trans>
              <Price cents={cents} className="text-xl font-semibold" /> a night
            </Trans>
          </p>
          <ButtonLink to="/book?step=room" variant="secondary">
            <Trans>Book</Trans>
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
