import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PhoneField } from '#parts/desk/contact-fields.tsx'
import { BanWarning } from '#parts/desk/ban-warning.tsx'
import { GuestPicker } from '#parts/desk/guest-picker/guest-picker.tsx'
import type { KnownGuest } from '#parts/desk/guest-picker/known-guests.ts'
import { useBans } from '#parts/desk/use-bans.ts'
import { TextArea } from '#ui/text-area.tsx'
import { fieldId, type NewStayFields } from './use-new-stay.ts'

interface Guest {
  name: string
  phone: string
  email?: string
  note: string
}

/** Who it is for and how they are reached, what is asked of them, and a note for colleagues. */
export function GuestFields({
  form,
  errorOf,
  onChange,
  onPick,
  contact,
  children,
}: NewStayFields<Guest, 'name' | 'phone'> & {
  /** A guest whom the house knows: what the form has fields for is filled in. */
  onPick: (guest: KnownGuest) => void
  /** Further ways to reach them. */
  contact?: ReactNode
  children: ReactNode
}) {
  const { t } = useLingui()
  const banOf = useBans()
  return (
    <section aria-labelledby="guest-title" className="grid gap-3">
      <h2 id="guest-title" className="text-lg">
        <Trans>Guest</Trans>
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <GuestPicker
          id={fieldId('name')}
          label={t`Full name`}
          value={form.name}
          error={errorOf('name')}
          onChange={(name) => onChange({ name })}
          onPick={onPick}
        />
        <PhoneField
          id={fieldId('phone')}
          value={form.phone}
          error={errorOf('phone')}
          onChange={(phone) => onChange({ phone })}
        />
        {contact}
      </div>
      <BanWarning ban={banOf(form)} />
      {children}
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
