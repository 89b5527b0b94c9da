import { useLingui } from '@lingui/react/macro'
import { PersonFields } from '#ui/person-fields.tsx'
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
        <PersonFields
          ids={fieldIds}
          person={form}
          change={change}
          errorOf={errorOf}
          emailError={errorOf('email')}
        />
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
