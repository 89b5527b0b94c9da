import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Setup } from '#contract/setup.ts'
import { useAsk } from '#parts/ask-server.ts'
import { Button } from '#ui/button.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useLeft, type Left, type OfferPlaces } from './use-left.ts'
import { useSetup } from './use-setup.ts'

/** What is left of the set-up of an open house, until it is done or dismissed; nothing where nothing is. */
export function LeftCard({ offers }: { offers: OfferPlaces }) {
  const { t } = useLingui()
  const ask = useAsk()
  const { setup, take } = useSetup()
  const left = useLeft(setup, offers)
  const [busy, setBusy] = useState<string | null>(null)
  const [wrong, setWrong] = useState('')
  if (left.length === 0) return null

  async function dismiss({ id, advice }: Left) {
    setBusy(id)
    setWrong('')
    const came = await ask({ route: 'dismissAdvice', body: { advice } })
    setBusy(null)
    if (came.ok) take(came.body as Setup)
    else setWrong(came.message)
  }

  return (
    <details className="group rounded-md border border-line bg-surface px-4">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        <Plural
          value={left.length}
          one="# thing is left of the set-up"
          other="# things are left of the set-up"
        />
        <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <ErrorAlert>{wrong}</ErrorAlert>
      <ul className="divide-y divide-line border-t border-line">
        {left.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-3 py-1">
            <TextLink standalone to={one.to}>
              {one.text}
            </TextLink>
            <Button
              variant="quiet"
              className="shrink-0 whitespace-nowrap"
              busy={busy === one.id}
              aria-label={t`Not needed: ${one.text}`}
              onClick={() => void dismiss(one)}
            >
              <Trans>Not needed</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
