import { useLingui } from '@lingui/react/macro'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { LONGEST_NOTES } from '../form/form.ts'
import { fieldIds } from '../form/problems.ts'
import type { StepProps } from './step-props.ts'

/** Step 3: who it is for, and where it is (spec 2 §2). */
export function StepDetails({ form, change, errorOf, forStay }: StepProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4">
      {!forStay && (
        <>
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
            hint={t`We call if anything is unclear. With it and your code you can cancel.`}
            maxLength={40}
            value={form.phone}
            onChange={(phone) => change({ phone })}
            error={errorOf('phone')}
          />
          <TextField
            id={fieldIds.email}
            label={t`Email`}
            optional
            type="email"
            autoComplete="email"
            maxLength={200}
            value={form.email}
            onChange={(email) => change({ email })}
            error={errorOf('email')}
          />
        </>
      )}
      <TextField
        id={fieldIds.address}
        label={t`Pickup address`}
        autoComplete="street-address"
        hint={t`Your room number, or where we find you in town.`}
        maxLength={300}
        value={form.address}
        onChange={(address) => change({ address })}
        error={errorOf('address')}
      />
      <TextArea
        label={t`Notes`}
        optional
        hint={t`Stains, softener, what must not be ironed.`}
        maxLength={LONGEST_NOTES}
        rows={3}
        value={form.notes}
        onChange={(notes) => change({ notes })}
      />
    </div>
  )
}
