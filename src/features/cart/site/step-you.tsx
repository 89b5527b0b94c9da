import { useLingui } from '@lingui/react/macro'
import { TextField } from '#ui/text-field.tsx'
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
        hint={t`For the one confirmation of your whole stay.`}
        maxLength={200}
        value={form.email}
        onChange={(email) => change({ email })}
        error={errorOf('email')}
      />
    </div>
  )
}
