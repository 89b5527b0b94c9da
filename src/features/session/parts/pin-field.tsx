import { PasswordField, type PasswordFieldProps } from '#ui/password-field.tsx'

/** Digits alone, whatever the keyboard gives. Never offered to be kept by the browser. */
export function PinField({ onChange, ...field }: PasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
    />
  )
}
