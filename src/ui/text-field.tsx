import type { InputHTMLAttributes, Ref } from 'react'
import { FieldFrame, useField, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'id' | 'className'> & {
    value: string
    onChange: (value: string) => void
    ref?: Ref<HTMLInputElement>
  }

/** One line of text. `type`, `autoComplete`, `inputMode` and the rest go to the native input. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  value,
  onChange,
  type = 'text',
  ...input
}: TextFieldProps) {
  const field = useField({ id, hint, error })
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className, field }}>
      <input
        {...input}
        {...field.control}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control"
      />
    </FieldFrame>
  )
}
