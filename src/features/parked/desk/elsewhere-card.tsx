import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { isRouteName } from '#contract/routes.ts'
import type { Meanings } from '#offline/meaning.ts'
import { houseWords } from '#offline/refusal-text.ts'
import { Button } from '#ui/button.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import type { ParkedElsewhere } from '../data.ts'
import { BothSides } from './both-sides.tsx'
import { SettleDialog } from './settle-dialog.tsx'

/** What the endpoint's meaning says of the house's row; null for endpoints that have none. */
function houseSays(parked: ParkedElsewhere, meanings: Meanings) {
  const { endpoint, current } = parked
  if (!isRouteName(endpoint) || !(endpoint in meanings)) return null
  return meanings[endpoint as keyof Meanings]?.house?.(current) ?? null
}

/** What somebody else, or another device, could not get taken: to be settled by whoever sees it. */
export function ElsewhereCard({
  parked,
  meanings,
}: {
  parked: ParkedElsewhere
  meanings: Meanings
}) {
  const { t, i18n } = useLingui()
  const titleId = useId()
  const [settling, setSettling] = useState(false)
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-3 rounded-md border border-line bg-surface p-4"
    >
      <h3 id={titleId} className="text-base font-semibold">
        {parked.title}
        {parked.detail && <span className="ml-2 font-normal text-ink-soft">{parked.detail}</span>}
      </h3>
      <BothSides
        ownName={parked.device ? `${parked.person}, ${parked.device}` : parked.person || t`Guest`}
        own={
          <>
            {parked.title}
            {parked.confirmedAt && (
              <>
                {' · '}
                <DateTimeText value={parked.confirmedAt} format="short" />
              </>
            )}
          </>
        }
        house={houseSays(parked, meanings)}
        otherwise={
          houseWords(parked.refusal, i18n) || <Trans>The house did not take it as it was.</Trans>
        }
      />
      <div>
        <Button variant="secondary" onClick={() => setSettling(true)}>
          <Trans>Settle</Trans>
        </Button>
      </div>
      {settling && <SettleDialog parked={parked} onClose={() => setSettling(false)} />}
    </article>
  )
}
