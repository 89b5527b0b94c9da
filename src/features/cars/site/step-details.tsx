import { useLingui } from '@lingui/react/macro'
import { PersonFields } from '#ui/person-fields.tsx'
import { fieldIds } from '../form/problems.ts'
import type { StepProps } from './fields.ts'

/** Step 3: name and phone; e-mail as one likes (spec 2 §5). */
export function StepDetails({ form, change, errorOf }: StepProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4">
      <PersonFields
        ids={fieldIds}
        person={form}
        change={change}
        errorOf={errorOf}
        emailError={errorOf('email')}
        emailHint={t`For the confirmation.`}
      />
    </div>
  )
}
