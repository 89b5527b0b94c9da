import { Trans } from '@lingui/react/macro'
import { spotsTone } from '#domain/tours.ts'
import { Badge } from '#ui/badge.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const tones = { none: 'error', few: 'waiting', enough: 'confirmed' } as const

/** Places left on the day that is looked at: red at none, amber to 5, green above (spec 3 §4). */
export function SpotsLeft({ left }: { left: number }) {
  return (
    <Badge tone={tones[spotsTone(left)]}>
      <span className="tabular">{left}</span>
      <VisuallyHidden>
        {' '}
        <Trans>spots left</Trans>
      </VisuallyHidden>
    </Badge>
  )
}
