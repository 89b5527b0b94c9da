import { useLingui } from '@lingui/react/macro'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useHouse } from '#parts/use-house.ts'
import { EmailField } from '#parts/desk/contact-fields.tsx'
import { GuestFields } from '../new-stay/guest-fields.tsx'
import { fieldId, type NewStayFields } from '../new-stay/use-new-stay.ts'
import type { Problem, ReservationForm } from './form.ts'

/** Who it is for, how they are reached, and whether the house writes to them. */
export function ReserveGuest(fields: NewStayFields<ReservationForm, Problem>) {
  const { t } = useLingui()
  const { sends_mail } = useHouse()
  const { form, errorOf, onChange } = fields
  const reached = form.phone.trim() !== '' || form.email.trim() !== ''
  return (
    <GuestFields
      {...fields}
      onPick={({ name, phone, email }) => onChange({ name, phone, email })}
      contact={
        <>
          <EmailField
            id={fieldId('email')}
            value={form.email}
            error={errorOf('email')}
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
        </>
      }
    >
      <CheckboxField
        label={t`Send a confirmation`}
        hint={
          reached
            ? sends_mail === false
              ? t`By SMS where the house sends any: it has no mail server, so no e-mail goes out.`
              : t`An e-mail or SMS, once the house has claimed the nights.`
            : t`It needs a phone number or an e-mail address.`
        }
        checked={form.letter}
        onChange={(letter) => onChange({ letter })}
      />
    </GuestFields>
  )
}
