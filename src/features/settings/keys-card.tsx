import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '#contract/keys.ts'
import { listRows } from '#contract/route.ts'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { BusyText } from '#ui/busy-text.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DateText } from '#ui/date-text.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { TitledCard } from '#ui/titled-card.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { useAsk, useAsked } from '#parts/ask-server.ts'

const readKeys = (body: unknown) => (listRows(body) ?? []) as ApiKey[]
/** The documents' toasts last 0.9 to 1.6 s (spec 3 §8.3). */
const TOAST = 1_600

/** Keys for other programs (spec 3 §2.11): shown once, masked afterwards. */
export function KeysCard() {
  const { t } = useLingui()
  const ask = useAsk()
  const toasts = useToasts()
  const { value: keys, refused, again } = useAsked('listApiKeys', readKeys)
  const [name, setName] = useState('')
  const [fresh, setFresh] = useState('')
  const [wrong, setWrong] = useState('')
  const [unnamed, setUnnamed] = useState(0)
  const form = useFirstError<HTMLFormElement>(unnamed)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)

  async function generate() {
    setWrong('')
    setUnnamed(name.trim() === '' ? unnamed + 1 : 0)
    if (name.trim() === '') return
    const came = await ask({ route: 'createApiKey', body: { name } })
    // Without an answer there may be a key that nobody has seen: it is listed, to be revoked.
    again()
    if (!came.ok) return setWrong(came.message)
    setFresh((came.body as { key: string }).key)
    setName('')
    toasts.show({ tone: 'confirmed', text: t`API key generated`, timeout: TOAST })
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(fresh)
      toasts.show({ tone: 'confirmed', text: t`API key copied`, timeout: TOAST })
    } catch {
      toasts.show({ tone: 'error', text: t`Copy failed` })
    }
  }

  async function revoke({ id }: ApiKey) {
    setRevoking(null)
    const came = await ask({ route: 'revokeApiKey', params: { id }, body: {} })
    setWrong(came.ok ? '' : came.message)
    again()
  }

  return (
    <TitledCard title={<Trans>API keys</Trans>}>
      <p className="note">
        <Trans>
          A key lets another program read the house’s lists as staff do, and nothing else. It goes
          into the Authorization header, after “Bearer”.
        </Trans>
      </p>
      <ErrorAlert>{wrong || refused}</ErrorAlert>
      {fresh !== '' && (
        <Alert
          tone="waiting"
          title={t`Copy the key now: it is not shown again`}
          onDismiss={() => setFresh('')}
          action={
            <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
              <Trans>Copy</Trans>
            </Button>
          }
        >
          <code className="font-mono break-all select-all">{fresh}</code>
        </Alert>
      )}
      <Form ref={form} className="grid gap-3" onSend={() => void generate()}>
        <TextField
          label={t`What it is for`}
          value={name}
          error={unnamed > 0 ? t`Say what the key is for.` : undefined}
          onChange={setName}
        />
        <Button type="submit" className="w-fit" icon={<KeyRound />}>
          <Trans>Generate API key</Trans>
        </Button>
      </Form>
      {keys === null && refused === null && (
        <BusyText>
          <Trans>Loading…</Trans>
        </BusyText>
      )}
      <ul aria-label={t`API keys`} className="grid divide-y divide-line empty:hidden">
        {keys?.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-break-word">
                {key.name} <code className="font-mono font-normal">{key.masked}</code>
              </p>
              <p className="note">
                <Trans>
                  Made by {key.made_by}, <DateText value={key.made_at} />
                </Trans>
                {'. '}
                {key.last_used_at === null ? (
                  <Trans>Never used.</Trans>
                ) : (
                  <Trans>
                    Last used <DateText value={key.last_used_at} />.
                  </Trans>
                )}
              </p>
            </div>
            {key.revoked_at === null ? (
              <Button
                variant="quiet"
                aria-label={t`Revoke ${key.name}`}
                onClick={() => setRevoking(key)}
              >
                <Trans>Revoke</Trans>
              </Button>
            ) : (
              <Badge tone="neutral">
                <Trans>Revoked</Trans>
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {revoking && (
        <ConfirmDialog
          open
          onClose={() => setRevoking(null)}
          onConfirm={() => void revoke(revoking)}
          title={t`Revoke ${revoking.name}?`}
          confirmLabel={t`Revoke`}
        >
          <Trans>Programs that use it read nothing any more. It cannot be undone.</Trans>
        </ConfirmDialog>
      )}
    </TitledCard>
  )
}
