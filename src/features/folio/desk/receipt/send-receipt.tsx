import { Trans, useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { isEmail } from '#domain/email.ts'
import { language } from '#contract/fields.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { useToasts } from '#ui/toasts.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { sendReceipt } from '../commands.ts'
import type { FolioReceipt } from '../../folio.ts'
import type { Stay } from '../../stay.ts'

/** Sends the receipt by e-mail; without the link it waits, and goes out with its number. */
export function SendReceipt({ stay, receipt }: { stay: Stay; receipt: FolioReceipt }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" icon={<Mail />} onClick={() => setOpen(true)}>
        {t`Send by e-mail`}
      </Button>
      {open && <SendDialog stay={stay} receipt={receipt} onClose={() => setOpen(false)} />}
    </>
  )
}

function SendDialog({
  stay,
  receipt,
  onClose,
}: {
  stay: Stay
  receipt: FolioReceipt
  onClose: () => void
}) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const isSent = useHouse().sends_mail !== false
  const [to, setTo] = useState(stay.email ?? '')
  const [tries, setTries] = useState(0)
  const form = useFirstError<HTMLFormElement>(tries)
  const { busy, failure, save } = useSaving()
  const isWrong = !isEmail(to.trim())

  async function submit() {
    setTries(tries + 1)
    if (isWrong) return
    const reads = language.options.find((one) => one === i18n.locale)
    const body = { to: to.trim(), ...(reads === undefined ? {} : { language: reads }) }
    const saved = await save(() => sendReceipt(stay, receipt.id, body))
    if (saved === null) return
    toasts.show({
      tone: 'waiting',
      text: isSent
        ? t`Saved: it is sent when the house has it.`
        : t`Saved: the house keeps it as a file, and no e-mail goes out.`,
    })
    onClose()
  }

  return (
    <DialogForm
      ref={form}
      title={t`Send by e-mail`}
      size="sm"
      onClose={onClose}
      onSend={() => void submit()}
      act={<Trans>Send receipt</Trans>}
      busy={busy}
    >
      <TextField
        label={t`Email`}
        type="email"
        value={to}
        onChange={setTo}
        maxLength={200}
        data-autofocus
        error={tries > 0 && isWrong ? t`Write an e-mail address.` : undefined}
      />
      {!isSent && (
        <Alert tone="waiting" title={t`The guest gets no e-mail: the house has no mail server`}>
          <Trans>
            What is sent here becomes a file on the server. Print the receipt, or save it as a PDF
            and send that yourself.
          </Trans>
        </Alert>
      )}
      {failure && <NotSaved title={t`The receipt was not sent`} reason={failure} />}
    </DialogForm>
  )
}
