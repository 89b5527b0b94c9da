import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#ui/fieldset.tsx'
import { PersonFields } from '#parts/request-form/person-fields.tsx'
import type { Person } from './form-kind.ts'

/** Whose request it is. */
export function CustomerFields({
  ids,
  form,
  change,
  errorOf,
}: {
  ids: Readonly<Record<keyof Person, string>>
  form: Person
  change: (part: Partial<Person>) => void
  errorOf: (field: keyof Person) => string | undefined
}) {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`Your details`}>
      <PersonFields
        ids={ids}
        person={form}
        change={change}
        errorOf={errorOf}
        phoneHint={t`We call if anything is unclear.`}
      />
    </Fieldset>
  )
}
