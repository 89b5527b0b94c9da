import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldNotes, OptionalMark, useField, type FieldProps } from './field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type RadioOption<T extends string> = {
  value: T
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export type RadioCardsProps<T extends string> = FieldProps & {
  name: string
  value: T | ''
  onChange: (value: T) => void
  options: readonly RadioOption<T>[]
  /** Side by side from 640 px; below each other on a phone. */
  columns?: 1 | 2 | 3
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

/** One of few, each on a card of its own; native radio buttons underneath. */
export function RadioCards<T extends string>({
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
  options,
  columns = 1,
}: RadioCardsProps<T>) {
  const field = useField({ id, hint, error })
  const labelText = (
    <>
      {label}
      {optional && <OptionalMark />}
    </>
  )
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={field.control['aria-invalid']}
      aria-describedby={field.control['aria-describedby']}
      className={cx('grid min-w-0 gap-1.5', className)}
    >
      <legend className={cx('font-semibold', !hideLabel && 'mb-1.5')}>
        {hideLabel ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      </legend>
      <div className={cx('grid gap-2', COLUMNS[columns])}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-12 items-center gap-3 rounded-sm border bg-surface px-3 py-2.5 transition-colors',
              'border-control-border choice',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              option.disabled
                ? 'cursor-not-allowed border-dashed bg-sunken text-ink-soft'
                : 'hover:border-primary',
            )}
          >
            <input
              type="radio"
              // The first one carries the field's id, so that ErrorSummary can lead to it.
              id={index === 0 ? field.control.id : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 outline-none"
            />
            {option.icon && (
              <span className="shrink-0 text-primary [&_svg]:size-6">{option.icon}</span>
            )}
            <span className="grid min-w-0">
              <span className="font-semibold">{option.label}</span>
              {option.hint && <span className="note">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} hintId={field.hintId} errorId={field.errorId} />
    </fieldset>
  )
}
