import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { offline } from '#offline/offline.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { useToasts } from '#ui/toasts.tsx'
import { entriesOf, type OthersWork } from '../others.ts'
import { takeOver } from '../take-over.ts'

/** An admin answers for what a colleague recorded here: asked once, with the reason. */
export function TakeOverDialog({ work, onClose }: { work: OthersWork; onClose: () => void }) {
  const { t } = useLingui()
  const toasts = useToasts()
  const [reason, setReason] = useState('')
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const box = useFirstError<HTMLDivElement>(tries)
  const name = work.name ?? ''
  const entries = entriesOf(work)

  async function take() {
    setTries(tries + 1)
    if (reason.trim() === '') return
    setBusy(true)
    try {
      const { outbox, actor } = offline()
      const came = await takeOver(outbox, work.open, { admin: actor(), reason: reason.trim() })
      toasts.show(
        came.some(({ outcome }) => outcome === 'asked')
          ? {
              tone: 'waiting',
              text: t`Noted. The house is asked first whether it has them, as soon as it answers.`,
            }
          : { tone: 'confirmed', text: t`Taken over. They are sent in your name.` },
      )
      onClose()
    } catch {
      setBusy(false)
      toasts.show({ tone: 'error', text: t`This could not be noted on this device. Try again.` })
    }
  }

  return (
    <ConfirmDialog
      open
      tone="primary"
      busy={busy}
      onClose={onClose}
      onConfirm={() => void take()}
      title={t`Take over what ${name} recorded?`}
      confirmLabel={t`Take over`}
    >
      <div ref={box} className="grid gap-4">
        <p>
          <Plural
            value={entries}
            one={`# entry is sent in your name, and the house writes down that ${name} recorded it.`}
            other={`# entries are sent in your name, and the house writes down that ${name} recorded them.`}
          />{' '}
          <Trans>
            What was sent before is asked of the house first, so that nothing is done twice.
          </Trans>
        </p>
        <TextField
          label={t`Why you take it over`}
          hint={t`For example: no longer works here, or cannot come to sign in.`}
          value={reason}
          maxLength={300}
          onChange={setReason}
          error={tries > 0 && reason.trim() === '' ? t`Say why.` : undefined}
        />
      </div>
    </ConfirmDialog>
  )
}
