import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Share2 } from 'lucide-react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useToasts } from '#ui/toasts.tsx'

/** Whom the house could send no invitation, and the link that they are given instead. */
export interface Invited {
  name: string
  link: string
}

/** The link of an invitation, where the house has no mail server: told once, to be handed over. */
export function InvitedNote({ invited, onDone }: { invited: Invited; onDone: () => void }) {
  const { t } = useLingui()
  const toasts = useToasts()
  const { name, link } = invited

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toasts.show({ tone: 'confirmed', text: t`Link copied` })
    } catch {
      toasts.show({ tone: 'error', text: t`Copy failed` })
    }
  }

  return (
    <Alert
      tone="waiting"
      live
      title={t`No e-mail was sent: the house has no mail server`}
      onDismiss={onDone}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
            <Trans>Copy the link</Trans>
          </Button>
          {'share' in navigator && (
            <Button
              variant="secondary"
              icon={<Share2 />}
              // Whoever closes the sheet again has the link still.
              onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
            >
              <Trans>Share…</Trans>
            </Button>
          )}
        </div>
      }
    >
      <p>
        <Trans>
          Give {name} this link yourself, and nobody else. They choose a password with it, once,
          within three days. It is not shown again.
        </Trans>
      </p>
      <code className="mt-2 block font-mono text-sm break-all select-all">{link}</code>
    </Alert>
  )
}
