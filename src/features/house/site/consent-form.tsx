import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ConsentCategory, RecordConsent } from '#contract/community.ts'
import { deviceLabel } from '#lib/device-label.ts'
import { readDraft, saveDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { useHouse } from '#parts/use-house.ts'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSaving } from '#ui/use-saving.ts'

/** The last consent sent from this device; it is saved with the drafts. */
const DRAFT_NAME = 'consent'

/** A guest's consents, recorded on the server; a later consent replaces an earlier one. */
export function ConsentForm() {
  const { t } = useLingui()
  const { phone } = useHouse()
  const { busy, failure, save } = useSaving()
  const [analytics, setAnalytics] = useState(false)
  const [marketing, setMarketing] = useState(false)
  const [email, setEmail] = useState('')
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    void readDraft(DRAFT_NAME).then((draft) => {
      const { categories = [], email: savedEmail } = (draft?.value ?? {}) as Partial<RecordConsent>
      setAnalytics(categories.includes('analytics'))
      setMarketing(categories.includes('marketing'))
      setEmail(savedEmail ?? '')
    })
  }, [])

  async function submit() {
    const categories: ConsentCategory[] = [
      'essential',
      ...(analytics ? (['analytics'] as const) : []),
      ...(marketing ? (['marketing'] as const) : []),
    ]
    const body: RecordConsent = {
      categories,
      device: deviceLabel(navigator.userAgent),
      email: email.trim() || null,
    }
    const done = await save(async () => {
      await offline().outbox.confirm({
        route: 'recordConsent',
        body,
        group: 'own_consents:here',
        actor: { kind: 'guest' },
        words: { title: t`Your consent`, detail: '' },
      })
      await saveDraft(DRAFT_NAME, { categories, email: email.trim() })
      return true
    })
    if (done) setSaved(true)
  }

  const changed = (set: (on: boolean) => void) => (on: boolean) => {
    setSaved(false)
    set(on)
  }

  return (
    <Form
      className="grid gap-3 rounded-md border border-line bg-surface p-4 text-ink"
      onSend={() => void submit()}
    >
      <h3 className="text-lg">
        <Trans>What you agree to</Trans>
      </h3>
      {failure && <NotSaved title={t`Your choice was not saved`} reason={failure} phone={phone} />}
      {saved && (
        <Alert tone="waiting" live>
          <Trans>Saved on this device.</Trans> <SentWhenOnline />
        </Alert>
      )}
      <CheckboxField
        label={t`Essential`}
        hint={t`What it takes to carry out what you ask for. Always on.`}
        checked
        disabled
        onChange={() => {}}
      />
      <CheckboxField
        label={t`Analytics`}
        hint={t`The house may count how its pages are used. It counts nothing today.`}
        checked={analytics}
        onChange={changed(setAnalytics)}
      />
      <CheckboxField
        label={t`Marketing`}
        hint={t`The house may write to you about offers.`}
        checked={marketing}
        onChange={changed(setMarketing)}
      />
      <TextField
        label={t`Email`}
        optional
        type="email"
        autoComplete="email"
        hint={t`So that the house knows whose choice this is.`}
        value={email}
        maxLength={200}
        onChange={(text) => {
          setSaved(false)
          setEmail(text)
        }}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Save my choice</Trans>
      </Button>
    </Form>
  )
}
