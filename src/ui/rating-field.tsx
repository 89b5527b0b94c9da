import { Plural } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { cx } from './cx.ts'
import { FieldNotes, OptionalMark, useField, type FieldProps } from './field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type RatingFieldProps = FieldProps & {
  name: string
  /** 1 to 5; 0 when nothing is chosen yet. */
  value: number
  onChange: (value: number) => void
}

/** Choosing 1 to 5 stars; native radio buttons, so arrow keys work. */
export function RatingField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  name,
  value,
  onChange,
}: RatingFieldProps) {
  const field = useField({ id, hint, error })
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={field.control['aria-invalid']}
      aria-describedby={field.control['aria-describedby']}
      className={cx('grid min-w-0 gap-1', className)}
    >
      <legend className={hideLabel ? 'sr-only' : 'font-semibold'}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      <div className="-ml-2 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="grid size-11 min-w-0 place-items-center rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              id={stars === 1 ? field.control.id : undefined}
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <VisuallyHidden>
              <Plural value={stars} one="# star" other="# stars" />
            </VisuallyHidden>
            <Star
              className={cx(
                'size-8 max-w-full transition-colors',
                stars <= value ? 'fill-current text-star' : 'text-control-border',
              )}
            />
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} hintId={field.hintId} errorId={field.errorId} />
    </fieldset>
  )
}
