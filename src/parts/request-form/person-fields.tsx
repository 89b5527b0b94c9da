import { useLingui } from '@lingui/react/macro'
import { TextField } from '#ui/text-field.tsx'
import { useForeignHost } from '../use-foreign-host.ts'

interface Person {
  name: string
  phone: string
  email: string
}

/** Who a request is for: name and phone; e-mail as one likes. */
export function PersonFields({
  ids,
  person,
  change,
  errorOf,
  phoneHint,
  emailHint,
}: {
  /** Of the fields, for the summary of errors. */
  ids: Readonly<Record<keyof Person, string>>
  person: Person
  change: (part: Partial<Person>) => void
  errorOf: (field: keyof Person) => string | undefined
  /** Where it serves for less than calling and cancelling. */
  phoneHint?: string
  emailHint?: string
}) {
  const { t } = useLingui()
  const isForeign = useForeignHost()
  return (
    <>
      <TextField
        id={ids.name}
        label={t`Full name`}
        autoComplete="name"
        maxLength={120}
        value={person.name}
        onChange={(name) => change({ name })}
        error={errorOf('name')}
      />
      <TextField
        id={ids.phone}
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        hint={
          phoneHint ??
          (isForeign
            ? t`We call if anything is unclear.`
            : t`We call if anything is unclear. You need this number and your code to cancel.`)
        }
        maxLength={40}
        value={person.phone}
        onChange={(phone) => change({ phone })}
        error={errorOf('phone')}
      />
      <TextField
        id={ids.email}
        label={t`Email`}
        optional
        type="email"
        autoComplete="email"
        hint={emailHint}
        maxLength={200}
        value={person.email}
        onChange={(email) => change({ email })}
        error={errorOf('email')}
      />
    </>
  )
}
