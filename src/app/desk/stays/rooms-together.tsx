import { useLingui } from '@lingui/react/macro'
import { BedDouble } from 'lucide-react'
import { ButtonLink } from '#ui/button-link.tsx'
import { useFolioLabels } from '#features/folio/desk/use-folio-labels.ts'
import type { Stay } from '#features/folio/stay.ts'
import { stayAddress } from '#parts/desk/stay-link.tsx'

/** Rooms booked together, each one tap away. */
export function RoomsTogether({ stays, at }: { stays: readonly Stay[]; at: string }) {
  const { t } = useLingui()
  const { room } = useFolioLabels()
  return (
    <nav aria-label={t`Rooms booked together`} className="flex flex-wrap gap-2">
      {stays
        .toSorted((a, b) => (a.roomNumber < b.roomNumber ? -1 : 1))
        .map((stay) => (
          <ButtonLink
            key={stay.id}
            variant={stay.id === at ? 'primary' : 'secondary'}
            aria-current={stay.id === at ? 'page' : undefined}
            icon={<BedDouble />}
            to={stayAddress(stay.id)}
          >
            {room(stay)}
          </ButtonLink>
        ))}
    </nav>
  )
}
