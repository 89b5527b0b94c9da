import { Trans } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useFormats } from './formats.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const STARS = [1, 2, 3, 4, 5]

/**
 * Stars as a readout; one picture with one name for screen readers.
 *
 * @param value 0 to 5, halves and less included
 */
export function Rating({ value }: { value: number }) {
  const clamped = Math.min(Math.max(value, 0), 5)
  const shown = useFormats().number(clamped, 1)
  return (
    <span className="inline-flex items-center gap-2">
      <VisuallyHidden>
        <Trans>{shown} out of 5 stars</Trans>
      </VisuallyHidden>
      <span aria-hidden="true" className="relative inline-flex">
        <span className="flex gap-0.5 text-control-border">
          {STARS.map((star) => (
            <Star key={star} className="size-5" />
          ))}
        </span>
        <span
          className="absolute inset-y-0 left-0 flex gap-0.5 overflow-hidden text-star"
          style={{ width: `${clamped * 20}%` }}
        >
          {STARS.map((star) => (
            <Star key={star} className="size-5 shrink-0 fill-current" />
          ))}
        </span>
      </span>
    </span>
  )
}
