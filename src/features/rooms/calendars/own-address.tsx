import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { apiBase, configuredBase } from '#offline/link/base.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useToasts } from '#ui/toasts.tsx'

/** The address at which other channels read a room's occupied nights. */
export function OwnAddress({
  path,
  room,
  onNew,
}: {
  /** Null: not created yet. */
  path: string | null
  room: string
  onNew: () => Promise<unknown>
}) {
  const { t } = useLingui()
  const toasts = useToasts()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const address =
    path === null ? '' : new URL(`${apiBase(configuredBase())}${path}`, location.href).href
  async function renew() {
    setBusy(true)
    await onNew()
    setBusy(false)
    setAsking(false)
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toasts.show({ tone: 'confirmed', text: t`Address copied` })
    } catch {
      toasts.show({ tone: 'error', text: t`Copy failed` })
    }
  }
  if (path === null) {
    return (
      <Button variant="secondary" busy={busy} className="w-fit" onClick={() => void renew()}>
        <Trans>Make an address</Trans>
      </Button>
    )
  }
  return (
    <div className="grid gap-2">
      <code className="rounded-sm bg-sunken px-3 py-2 font-mono text-sm break-all select-all">
        {address}
      </code>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Copy />}
          aria-label={t`Copy the address of ${room}`}
          onClick={() => void copy()}
        >
          <Trans>Copy</Trans>
        </Button>
        <Button
          variant="quiet"
          aria-label={t`New address for ${room}`}
          onClick={() => setAsking(true)}
        >
          <Trans>New address</Trans>
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          open
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void renew()}
          title={t`A new address for ${room}?`}
          confirmLabel={t`Make a new one`}
          cancelLabel={t`Keep this one`}
        >
          <Trans>
            The old address opens nothing any more: channels that read it need the new one.
          </Trans>
        </ConfirmDialog>
      )}
    </div>
  )
}
