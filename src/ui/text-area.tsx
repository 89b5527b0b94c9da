import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame, useField, type FieldProps } from './field.tsx'

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'id' | 'className'> & {
    value: string
    onChange: (value: string) => void
    ref?: Ref<HTMLTextAreaElement>
  }

/** Several lines of text; grows with its content where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  value,
  onChange,
  rows = 3,
  ...area
}: TextAreaProps) {
  const field = useField({ id, hint, error })
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className, field }}>
      <textarea
        {...area}
        {...field.control}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control field-sizing-content min-h-22 resize-y"
      />
    </FieldFrame>
  )
}
