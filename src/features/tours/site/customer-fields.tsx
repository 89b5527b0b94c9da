import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#ui/fieldset.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldIds } from '../form/problems.ts'
import type { FieldsProps } from './fields.ts'

/** Who comes. */
export function CustomerFields({ form, change, errorOf }: FieldsProps) {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`Your details`}>
      <TextField
        id={fieldIds.name}
        label={t`Full name`}
        autoComplete="name"
        maxLength={120}
        value={form.name}
        onChange={(name) => change({ name })}
        error={errorOf('name')}
      />
      <TextField
        id={fieldIds.phone}
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        hint={t`We call if anything is unclear.`}
        maxLength={40}
        value={form.phone}
        onChange={(phone) => change({ phone })}
        error={errorOf('phone')}
      />
      <TextField
        id="tour-email"
        label={t`Email`}
        optional
        type="email"
        autoComplete="email"
        maxLength={200}
        value={form.email}
        onChange={(email) => change({ email })}
      />
    </Fieldset>
  )
}
