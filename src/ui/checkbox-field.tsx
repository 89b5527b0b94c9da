import type { InputHTMLAttributes } from 'react'
import { cx } from './cx.ts'
import { FieldNotes, OptionalMark, useField, type FieldProps } from './field.tsx'

export type CheckboxFieldProps = Omit<FieldProps, 'hideLabel'> &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'checked' | 'onChange' | 'id' | 'className' | 'type' | 'value'
  > & {
    checked: boolean
    onChange: (checked: boolean) => void
  }

/** A native check box; the whole line is the target, 44 px high. */
export function CheckboxField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  checked,
  onChange,
  ...input
}: CheckboxFieldProps) {
  const field = useField({ id, hint, error })
  return (
    <div className={cx('grid content-start gap-1', className)}>
      <label
        className={cx(
          'flex min-h-11 w-fit items-center gap-3 py-1.5',
          input.disabled && 'text-ink-soft',
        )}
      >
        <input
          {...input}
          {...field.control}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0"
        />
        <span>
          {label}
          {optional && <OptionalMark />}
        </span>
      </label>
      <div className="grid gap-1 pl-8 empty:hidden">
        <FieldNotes hint={hint} error={error} hintId={field.hintId} errorId={field.errorId} />
      </div>
    </div>
  )
}
