import type { ComponentProps } from 'react'
import { PasswordField } from '#ui/password-field.tsx'

/** Takes digits only, whatever the keyboard gives. The browser never offers to save it. */
export function PinField({ onChange, ...field }: ComponentProps<typeof PasswordField>) {
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
