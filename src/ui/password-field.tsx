import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { FieldFrame, useFrame } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password with a button that shows it; `autoComplete` is current-password unless given. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const [frame, { onChange, ...input }] = useFrame(props)
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          autoComplete="current-password"
          {...input}
          {...frame.field.control}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          className="control pr-12"
        />
        <span className="absolute top-0 right-0">
          <IconButton
            label={shown ? t`Hide password` : t`Show password`}
            aria-controls={frame.field.control.id}
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
