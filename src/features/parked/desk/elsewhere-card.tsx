import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { isRouteName } from '#contract/routes.ts'
import type { Meanings } from '#offline/meaning.ts'
import { houseWords } from '#offline/refusal-text.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import type { ParkedElsewhere } from '../data.ts'
import { placeForColleague, waysForColleague } from '../ways.ts'
import { moneyOfColleague } from '../money.ts'
import { BothSides } from './both-sides.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import { useCarryOut } from './use-carry-out.ts'

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
  const { busy, failed, carryOut } = useCarryOut(parked)
  const ways = waysForColleague(parked, meanings)
  const place = placeForColleague(parked)
  const held = moneyOfColleague(parked, meanings)
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
      {failed && (
        <Alert tone="error" live>
          <Trans>
            This could not be saved on this device. Look at the list before you try again.
          </Trans>
        </Alert>
      )}
      {ways.length > 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>What you choose is done in your name, and this is settled with it.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {ways.map(({ operation, way }, at) => (
          <Button
            key={at}
            variant="secondary"
            busy={busy === way}
            disabled={busy !== null}
            onClick={() => void carryOut(operation, way)}
          >
            {i18n._(way.label)}
          </Button>
        ))}
        {place && (
          <ButtonLink to={place.to} variant="secondary">
            {i18n._(place.label)}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={() => setSettling(true)}>
          <Trans>Settle</Trans>
        </Button>
      </div>
      {settling && (
        <SettleDialog
          parked={parked}
          money={held ? i18n._(held) : null}
          onClose={() => setSettling(false)}
        />
      )}
    </article>
  )
}
