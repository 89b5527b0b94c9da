import { Trans } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { cx } from './cx.ts'
import { useFormats } from './formats.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type RatingProps = {
  /** 0 to 5, halves and less included. */
  value: number
  /** How many reviews it is the mean of. */
  count?: number
  className?: string
}

const STARS = [1, 2, 3, 4, 5]

/** Stars as a readout; one picture with one name for screen readers. */
export function Rating({ value, count, className }: RatingProps) {
  const formats = useFormats()
  const clamped = Math.min(Math.max(value, 0), 5)
  const shown = formats.number(clamped, 1)
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
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
      {count !== undefined && (
        <span aria-hidden="true" className="text-sm text-ink-soft tabular">
          {shown} ({formats.number(count)})
        </span>
      )}
    </span>
  )
}
