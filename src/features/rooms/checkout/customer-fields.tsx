import { useLingui } from '@lingui/react/macro'
import { TextField } from '#ui/text-field.tsx'
import type { StayForm } from './form.ts'
import { fieldIds, type StayField } from './problems.ts'

type Person = Pick<StayForm, 'name' | 'phone' | 'email'>

/** Who books; of the wizard and of the bundle checkout. */
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
      <TextField
        id={fieldIds.name}
        label={t`Full name`}
        autoComplete="name"
        maxLength={120}
        value={person.name}
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
        value={person.phone}
        onChange={(phone) => change({ phone })}
        error={errorOf('phone')}
      />
      <TextField
        id={fieldIds.email}
        label={t`Email`}
        optional
        type="email"
        autoComplete="email"
        hint={t`For the confirmation.`}
        maxLength={200}
        value={person.email}
        onChange={(email) => change({ email })}
        error={errorOf('email')}
      />
    </div>
  )
}
