import { Plural, Trans } from '@lingui/react/macro'
import { spotsTone } from '#domain/tours.ts'
import { Badge } from '#ui/badge.tsx'

const TONES = { none: 'error', few: 'waiting', enough: 'confirmed' } as const

/** Places left for the chosen date: red at none, amber to 5, green above (spec 3 §4). */
export function SpotsBadge({ left }: { left: number }) {
  return (
    <Badge tone={TONES[spotsTone(left)]}>
      {left <= 0 ? (
        <Trans>No spots left</Trans>
      ) : (
        <Plural value={left} one="# spot left" other="# spots left" />
      )}
    </Badge>
  )
}
