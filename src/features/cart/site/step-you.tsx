import { useLingui } from '@lingui/react/macro'
import { PersonFields } from '#parts/request-form/person-fields.tsx'
import { fieldIds, type CartField, type CartForm } from '../form/form.ts'

/** Step 2: who books. */
export function StepYou({
  form,
  change,
  errorOf,
}: {
  form: CartForm
  change: (part: Partial<CartForm>) => void
  errorOf: (field: CartField) => string | undefined
}) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4">
      <PersonFields
        ids={fieldIds}
        person={form}
        change={change}
        errorOf={errorOf}
        emailHint={t`For the one confirmation of your whole stay.`}
      />
    </div>
  )
}
