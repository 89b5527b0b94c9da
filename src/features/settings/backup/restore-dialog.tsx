import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { services } from '#contract/services/index.ts'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useFormats } from '#ui/formats.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { saidAbove, type Refused } from '#parts/ask-server.ts'
import type { Ready } from './send-backup.ts'

/** The same comparison as on the server. */
const plain = (text: string) => text.trim().toLowerCase()

/** What is in a back-up, what is lost by putting it back, and a field for the name of the guest house. */
export function RestoreDialog({
  house,
  found,
  onClose,
  onConfirm,
}: {
  /** The current name of the guest house. */
  house: string
  found: Ready
  onClose: () => void
  /** Resolves to the refusal; null: it is done. */
  onConfirm: (typed: { house: string; password: string }) => Promise<Refused | null>
}) {
  const { t } = useLingui()
  const { number } = useFormats()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Refused | null>(null)
  const form = useFirstError<HTMLFormElement>(wrong)
  const above = saidAbove(wrong, 'house', 'password')
  const [busy, setBusy] = useState(false)
  const rowsIn = (...tables: readonly string[]) =>
    number(tables.reduce((sum, table) => sum + (found.rows[table] ?? 0), 0))

  async function confirm() {
    const errors = {
      ...(plain(typed) !== plain(house) && { house: t`This is not the name of the house.` }),
      ...(password === '' && { password: t`Enter your password.` }),
    }
    if (Object.keys(errors).length > 0) return setWrong({ status: null, message: '', errors })
    setWrong(null)
    setBusy(true)
    setWrong(await onConfirm({ house: typed, password }))
    setBusy(false)
  }

  return (
    <Dialog
      open
      // It cannot be closed while the back-up is put back.
      onClose={() => !busy && onClose()}
      title={t`Put this back-up back?`}
      closeOnBackdrop={false}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button
            type="submit"
            form="restore-form"
            variant="danger"
            busy={busy}
            busyText={t`It is put back…`}
          >
            <Trans>Replace everything</Trans>
          </Button>
        </>
      }
    >
      <Form ref={form} id="restore-form" className="grid gap-4" onSend={() => void confirm()}>
        <DescriptionList
          items={[
            { term: t`House`, detail: found.house },
            { term: t`Made on`, detail: <DateTimeText value={found.made_at} /> },
            { term: t`Room bookings`, detail: rowsIn('hotel_bookings') },
            {
              term: t`Orders and bookings of services`,
              detail: rowsIn(...services.map(({ table }) => table)),
            },
            { term: t`Payments`, detail: rowsIn('payments') },
            { term: t`Customers`, detail: rowsIn('customers') },
            { term: t`Staff accounts`, detail: rowsIn('users') },
          ]}
        />
        <Alert tone="error" title={t`Everything that the house has now is replaced`}>
          <Trans>
            What was booked, ordered and paid since is gone from the house; devices that sent it
            send it again. Passwords and accounts are as they were then, and everyone else is signed
            out. The house answers nobody while it is put back. It cannot be undone: download a
            back-up of today first.
          </Trans>
        </Alert>
        <ErrorAlert>{above}</ErrorAlert>
        <TextField
          label={t`Type the name of the house, “${house}”`}
          autoComplete="off"
          value={typed}
          error={wrong?.errors.house}
          onChange={setTyped}
        />
        <PasswordField
          label={t`Your password`}
          value={password}
          error={wrong?.errors.password}
          onChange={setPassword}
        />
      </Form>
    </Dialog>
  )
}
