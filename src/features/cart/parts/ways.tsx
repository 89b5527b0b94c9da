import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import type { WayOn } from '#offline/meaning.ts'
import { offline } from '#offline/offline.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { cartMeanings } from '../operations.ts'

/** The ways on of a stay that the house did not take, one touch each, best first. */
export function Ways({ operation }: { operation: OperationRow }) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const meaning = cartMeanings[operation.route]
  const take = async (way: WayOn & { kind: 'change' }) => {
    if (busy || !meaning) return
    setBusy(true)
    try {
      const { body, words } = way.change
      // Worded where it is taken: in the language of whoever takes it.
      const title = i18n._(meaning.title({ ...operation, body, words }))
      await offline().outbox.change(operation.id, { ...way.change, words: { ...words, title } })
    } catch {
      toasts.show({ tone: 'error', text: t`This device could not save that. Please try again.` })
    } finally {
      setBusy(false)
    }
  }
  return meaning?.ways(operation).map((way, at) => {
    const variant = at === 0 ? 'primary' : 'secondary'
    const label = i18n._(way.label)
    return way.kind === 'open' ? (
      <ButtonLink key={label} to={way.to} variant={variant}>
        {label}
      </ButtonLink>
    ) : (
      <Button key={label} variant={variant} busy={busy} onClick={() => void take(way)}>
        {label}
      </Button>
    )
  })
}
