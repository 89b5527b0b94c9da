import { useLingui } from '@lingui/react/macro'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'

type FieldProps = Omit<TextFieldProps, 'label' | 'type' | 'optional'>

/*
 * How a guest is reached, in the dialogs of the desk. The browser offers nothing for them: what it
 * remembers here is of the guest before.
 */

export function PhoneField(props: FieldProps) {
  const { t } = useLingui()
  return (
    <TextField {...props} label={t`Phone`} optional type="tel" autoComplete="off" maxLength={40} />
  )
}

export function EmailField(props: FieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      {...props}
      label={t`Email`}
      optional
      type="email"
      autoComplete="off"
      maxLength={200}
    />
  )
}
