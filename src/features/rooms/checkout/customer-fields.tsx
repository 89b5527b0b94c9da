import { useLingui } from '@lingui/react/macro'
import { PersonFields } from '#ui/person-fields.tsx'
import type { StayForm } from './form.ts'
import { fieldIds, type StayField } from './problems.ts'

type Person = Pick<StayForm, 'name' | 'phone' | 'email'>

/** The customer's fields, in the wizard and in the bundle checkout. */
export function CustomerFields({
  person,
  change,
  errorOf,
}: {
  person: Person
  change: (part: Partial<Person>) => void
  errorOf: (field: StayField) => string | undefined
}) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4">
      <PersonFields
        ids={fieldIds}
        person={person}
        change={change}
        errorOf={errorOf}
        emailHint={t`For the confirmation.`}
      />
    </div>
  )
}
