import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#ui/form.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'

/** Asks for the passphrase of an encrypted back-up. */
export function PassphraseDialog({
  wrong,
  onClose,
  onGiven,
}: {
  /** The last passphrase was wrong. */
  wrong: boolean
  onClose: () => void
  onGiven: (passphrase: string) => Promise<void>
}) {
  const { t } = useLingui()
  const [passphrase, setPassphrase] = useState('')
  const [busy, setBusy] = useState(false)

  async function give() {
    if (passphrase === '' || busy) return
    setBusy(true)
    await onGiven(passphrase)
    setBusy(false)
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t`This back-up is encrypted`}
      closeOnBackdrop={false}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button type="submit" form="passphrase-form" busy={busy} busyText={t`It is looked at…`}>
            <Trans>Open it</Trans>
          </Button>
        </>
      }
    >
      <Form id="passphrase-form" className="grid gap-4" onSend={() => void give()}>
        <PasswordField
          label={t`Passphrase of the file`}
          autoComplete="off"
          value={passphrase}
          error={wrong ? t`This is not its passphrase. Nothing was changed.` : undefined}
          onChange={setPassphrase}
        />
      </Form>
    </Dialog>
  )
}
