import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { useToasts } from './toasts.tsx'

interface Open {
  kind: 'open'
  label: MessageDescriptor
  to: string
}

interface Change {
  kind: 'change'
  label: MessageDescriptor
}

/**
 * Recovery actions of a refused operation, best first: links to screens, or prepared changes that
 * `take` saves (it rejects where the device could not).
 */
export function RecoveryActions<Ready extends Change>({
  actions,
  take,
}: {
  actions: readonly (Open | Ready)[]
  take: (action: Ready) => Promise<unknown>
}) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const takeOnce = async (action: Ready) => {
    if (busy) return
    setBusy(true)
    try {
      await take(action)
    } catch {
      toasts.show({ tone: 'error', text: t`This device could not save that. Please try again.` })
    } finally {
      setBusy(false)
    }
  }
  return actions.map((action, at) => {
    const variant = at === 0 ? 'primary' : 'secondary'
    const label = i18n._(action.label)
    return action.kind === 'open' ? (
      <ButtonLink key={label} to={action.to} variant={variant}>
        {label}
      </ButtonLink>
    ) : (
      <Button key={label} variant={variant} busy={busy} onClick={() => void takeOnce(action)}>
        {label}
      </Button>
    )
  })
}
