import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { FieldFrame, useField } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import type { TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>

/** A password with a button that shows it; `autoComplete` is current-password unless given. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  value,
  onChange,
  autoComplete = 'current-password',
  ...input
}: PasswordFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const field = useField({ id, hint, error })
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className, field }}>
      <div className="relative">
        <input
          {...input}
          {...field.control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="control pr-12"
        />
        <span className="absolute top-0 right-0">
          <IconButton
            label={shown ? t`Hide password` : t`Show password`}
            aria-controls={field.control.id}
            onClick={() => setShown(!shown)}
            className="text-ink-soft"
          >
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        </span>
      </div>
    </FieldFrame>
  )
}
