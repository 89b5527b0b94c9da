import { Trans, useLingui } from '@lingui/react/macro'
import { DoorClosed } from 'lucide-react'
import { useState } from 'react'
import type { Setup } from '#contract/setup.ts'
import { keptForm } from '#lib/kept-form.ts'
import { useAsk } from '#parts/ask-server.ts'
import { languageNames } from '#parts/language-names.ts'
import { useSpokenLanguages } from '#parts/use-spoken-languages.ts'
import { useDraft } from '#parts/use-draft.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TitledCard } from '#ui/titled-card.tsx'

/** What is typed; null: as the house has it. */
const untouched = {
  en: null as string | null,
  fr: null as string | null,
  rw: null as string | null,
}
const readTyped = (stored: unknown) => keptForm(untouched, stored) ?? {}

/** Closes the open house to new requests, or changes what guests read while it is closed. */
export function CloseCard({ setup, onDone }: { setup: Setup; onDone: (now: Setup) => void }) {
  const { t, i18n } = useLingui()
  const ask = useAsk()
  const spoken = useSpokenLanguages()
  const { form, change, reset } = useDraft('close-house', untouched, readTyped)
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const { opened, closed } = setup

  async function close() {
    setBusy(true)
    setWrong('')
    const typed = Object.entries(form).filter(([, text]) => text !== null)
    const text = { ...closed, ...Object.fromEntries(typed) }
    const came = await ask({ route: 'closeHouse', body: { text } })
    setBusy(false)
    setAsks(false)
    if (!came.ok) return setWrong(came.message)
    reset(untouched)
    onDone(came.body as Setup)
  }

  return (
    <TitledCard
      title={
        opened ? <Trans>Close the house to new requests</Trans> : <Trans>What guests read</Trans>
      }
    >
      {opened && (
        <p className="text-ink-soft">
          <Trans>
            For a season, or for repairs: guests read your words in place of the site and can ask
            for nothing new. What is booked goes on, and the desk books as before.
          </Trans>
        </p>
      )}
      <Form className="grid gap-4" onSend={() => (opened ? setAsks(true) : void close())}>
        {spoken.map((language) => {
          const name = i18n._(languageNames[language])
          return (
            <TextArea
              key={language}
              label={
                spoken.length === 1 ? t`Your words for guests` : t`Your words for guests, ${name}`
              }
              hint={t`Until when, and how to reach you.`}
              lang={language}
              optional
              rows={3}
              maxLength={800}
              value={form[language] ?? closed?.[language] ?? ''}
              onChange={(text) => change({ [language]: text })}
            />
          )
        })}
        <ErrorAlert>{wrong}</ErrorAlert>
        <Button
          type="submit"
          variant="secondary"
          icon={<DoorClosed />}
          busy={busy}
          busyText={t`Saving…`}
          className="w-fit"
        >
          {opened ? <Trans>Close to new requests</Trans> : <Trans>Save</Trans>}
        </Button>
      </Form>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void close()}
        title={t`Close the house to new requests?`}
        confirmLabel={<Trans>Close to new requests</Trans>}
        busy={busy}
      >
        <p>
          <Trans>
            Guests cannot book or order until you open the house again. Bookings and orders that are
            there stay as they are.
          </Trans>
        </p>
      </ConfirmDialog>
    </TitledCard>
  )
}
