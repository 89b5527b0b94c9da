import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { FieldFrame, useField, type FieldProps } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'id' | 'className'> & {
    value: string
    onChange: (value: string) => void
    options?: readonly SelectOption[]
    /** `<option>` and `<optgroup>` elements, instead of or after `options`. */
    children?: ReactNode
    ref?: Ref<HTMLSelectElement>
  }

/** One of several in the platform's own list. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  value,
  onChange,
  options = [],
  children,
  ...select
}: SelectFieldProps) {
  const field = useField({ id, hint, error })
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className, field }}>
      <div className="relative">
        <select
          {...select}
          {...field.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="control appearance-none truncate pr-10"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
      </div>
    </FieldFrame>
  )
}
