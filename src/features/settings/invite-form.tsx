import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvitedPerson } from '#contract/people.ts'
import { staffRoles } from '#domain/people.ts'
import { DialogForm } from '#ui/dialog-form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { saidAbove, useAsk, type Refused } from '#parts/ask-server.ts'
import { useRoleNames } from '#parts/role-names.ts'

/** Creates an account: its owner sets the password by a link that works once. */
export function InviteForm({
  onClose,
  onInvited,
}: {
  onClose: () => void
  onInvited: (invited: InvitedPerson) => void
}) {
  const { t, i18n } = useLingui()
  const ask = useAsk()
  const roles = useRoleNames()
  const [form, setForm] = useState({ name: '', email: '', role: 'staff' })
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  const fields = useFirstError<HTMLFormElement>(refused)
  const above = saidAbove(refused, 'name', 'email')

  async function invite() {
    if (busy) return
    setBusy(true)
    const language = i18n.locale.slice(0, 2) === 'fr' ? 'fr' : 'en'
    const came = await ask({ route: 'invitePerson', body: { ...form, language } })
    setBusy(false)
    if (came.ok) onInvited(came.body as InvitedPerson)
    else setRefused(came)
  }

  return (
    <DialogForm
      ref={fields}
      title={t`Invite a colleague`}
      onClose={onClose}
      onSend={() => void invite()}
      leave={<Trans>Cancel</Trans>}
      act={<Trans>Send invitation</Trans>}
      busy={busy}
      busyText={t`Sending…`}
    >
      <ErrorAlert>{above}</ErrorAlert>
      <TextField
        label={t`Name`}
        data-autofocus
        autoComplete="off"
        maxLength={120}
        value={form.name}
        error={refused?.errors.name}
        onChange={(name) => setForm({ ...form, name })}
      />
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="off"
        value={form.email}
        error={refused?.errors.email}
        onChange={(email) => setForm({ ...form, email })}
      />
      <SelectField
        label={t`Role`}
        value={form.role}
        options={staffRoles.map((one) => ({ value: one, label: roles[one] }))}
        onChange={(role) => setForm({ ...form, role })}
      />
      <p className="note">
        <Trans>
          A link to choose a password goes to this address; it works once, for three days. Where the
          house has no mail server, you are shown the link and hand it over yourself.
        </Trans>
      </p>
    </DialogForm>
  )
}
