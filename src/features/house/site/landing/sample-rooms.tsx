import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/shown-currency.tsx'

/** Sample prices a night (spec 1 §9), labelled as samples: the rooms have their own. */
export function SampleRooms() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      <Sample title={<Trans>Standard</Trans>} cents={4500} picture="/drawings/rooms/room-2-bed.svg">
        <Trans>For one or two who are out all day.</Trans>
      </Sample>
      <Sample title={<Trans>Deluxe</Trans>} cents={7500} picture="/drawings/rooms/room-4-bed.svg">
        <Trans>More window, more bed, a balcony to dry your boots on.</Trans>
      </Sample>
      <Sample
        title={<Trans>Family Suite</Trans>}
        cents={12000}
        picture="/drawings/rooms/room-10-bed.svg"
      >
        <Trans>For parents and children, with a corner to sit by the fire.</Trans>
      </Sample>
    </ul>
  )
}

function Sample({
  title,
  cents,
  picture,
  children,
}: {
  title: ReactNode
  cents: number
  picture: string
  children: ReactNode
}) {
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <Picture src={picture} alt="" ratio="16/9" />
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
