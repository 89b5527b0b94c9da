import { Trans, useLingui } from '@lingui/react/macro'
import { BanWarning } from '#parts/desk/ban-warning.tsx'
import { GuestPicker } from '#parts/desk/guest-picker/guest-picker.tsx'
import { useBans } from '#parts/desk/use-bans.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Problem, ReservationForm } from './form.ts'

/** Who it is for, how they are reached, and whether the house writes to them. */
export function GuestFields({
  form,
  ids,
  errorOf,
  onChange,
}: {
  form: ReservationForm
  ids: Record<Problem, string>
  errorOf: (problem: Problem) => string | null
  onChange: (patch: Partial<ReservationForm>) => void
}) {
  const { t } = useLingui()
  const banOf = useBans()
  const reached = form.phone.trim() !== '' || form.email.trim() !== ''
  return (
    <section aria-labelledby="reserve-guest" className="grid gap-3">
      <h2 id="reserve-guest" className="text-lg">
        <Trans>Guest</Trans>
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <GuestPicker
          id={ids.name}
          label={t`Full name`}
          value={form.name}
          error={errorOf('name')}
          onChange={(name) => onChange({ name })}
          onPick={({ name, phone, email }) => onChange({ name, phone, email })}
        />
        <TextField
          id={ids.phone}
          label={t`Phone`}
          optional
          type="tel"
          inputMode="tel"
          value={form.phone}
          error={errorOf('phone')}
          maxLength={40}
          autoComplete="off"
          onChange={(phone) => onChange({ phone })}
        />
        <TextField
          id={ids.email}
          label={t`Email`}
          optional
          type="email"
          value={form.email}
          error={errorOf('email')}
          maxLength={200}
          autoComplete="off"
          onChange={(email) => onChange({ email })}
        />
        <SelectField
          label={t`Language`}
          value={form.language}
          onChange={(language) => onChange({ language: language as ReservationForm['language'] })}
          options={[
            { value: '', label: t`As the house writes` },
            { value: 'en', label: 'English' },
            { value: 'fr', label: 'Français' },
            { value: 'rw', label: 'Kinyarwanda' },
          ]}
        />
      </div>
      <BanWarning ban={banOf(form)} />
      <CheckboxField
        label={t`Send a confirmation`}
        hint={
          reached
            ? t`A letter or SMS, once the house has claimed the nights.`
            : t`It needs a phone number or an e-mail address.`
        }
        checked={form.letter}
        onChange={(letter) => onChange({ letter })}
      />
      <TextArea
        label={t`Note`}
        optional
        rows={2}
        value={form.note}
        maxLength={1000}
        onChange={(note) => onChange({ note })}
      />
    </section>
  )
}
