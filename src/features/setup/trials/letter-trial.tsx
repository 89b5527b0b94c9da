import { Trans, useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Setup } from '#contract/setup.ts'
import { saidAbove, useAsk, type Refused } from '#parts/ask-server.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { Form } from '#ui/form.tsx'
import type { SetupState } from '../use-setup.ts'

/** How often the house is asked whether the letter went, ms. */
const LOOK_MS = 1500

/** A letter as guests get theirs, to the owner. */
export function LetterTrial({ setup, to: houses, state }: Props) {
  const { t, i18n } = useLingui()
  const ask = useAsk()
  const [to, setTo] = useState(houses)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const { letter } = setup
  const { again, take } = state
  const isUnderWay = letter?.state === 'queued'
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(again, LOOK_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, again])

  async function send() {
    setBusy(true)
    setRefused(null)
    const language = i18n.locale.startsWith('fr') ? 'fr' : 'en'
    const came = await ask({ route: 'sendTestLetter', body: { to: to.trim(), language } })
    setBusy(false)
    if (came.ok) take(came.body as Setup)
    else setRefused(came)
  }

  const above = saidAbove(refused, 'to')
  return (
    <TitledCard title={<Trans>A test message</Trans>} className="gap-3">
      <ErrorAlert>{above}</ErrorAlert>
      {letter !== null && <LetterState letter={letter} />}
      <Form className="grid gap-3" onSend={() => void send()}>
        <TextField
          label={t`Send it to`}
          type="email"
          value={to}
          error={refused?.errors.to}
          onChange={setTo}
        />
        <Button
          type="submit"
          variant="secondary"
          icon={<Mail />}
          busy={busy || isUnderWay}
          busyText={t`Sending…`}
          className="w-fit"
        >
          <Trans>Send a test message</Trans>
        </Button>
      </Form>
    </TitledCard>
  )
}

interface Props {
  setup: Setup
  /** The house's own address; '' where there is none yet. */
  to: string
  state: SetupState
}

function LetterState({ letter: { state, to } }: { letter: NonNullable<Setup['letter']> }) {
  const { t } = useLingui()
  if (state === 'queued') return null
  if (state === 'sent') {
    return (
      <Alert tone="confirmed" live title={t`The message was sent`}>
        <Trans>Check that it arrived at {to ?? ''}. If not, check the spam folder.</Trans>
      </Alert>
    )
  }
  if (state === 'kept') {
    return (
      <Alert tone="waiting" live title={t`Kept as a file: no mail server is set`}>
        <Trans>
          Guests get no messages until whoever runs the server sets SMTP_URL. Until then every
          message is in the folder “mail” of its data.
        </Trans>
      </Alert>
    )
  }
  return (
    <Alert tone="error" live title={t`The message could not be sent`}>
      <Trans>Check the address, and the mail server’s settings (SMTP_URL).</Trans>
    </Alert>
  )
}
