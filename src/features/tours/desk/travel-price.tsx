import { Form } from '#ui/form.tsx'
import { useFormats } from '#ui/formats.tsx'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SaveTravelPrice } from '#contract/travel-price.ts'
import { defaultBase, toCents } from '#domain/money.ts'
import { mostOfAny } from '#domain/price.ts'
import { offline } from '#offline/offline.ts'
import { fractionProblem } from '#parts/fraction-problem.ts'
import { Button } from '#ui/button.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { useSaving } from '#ui/use-saving.ts'
import { useSaveToasts } from '#ui/use-save-toasts.ts'
import { travelPriceGroup, travelPriceTitle } from '../operations/travel-price.ts'
import { DEFAULT_TRAVEL_PRICE, useTravelPrice } from './use-travel-price.ts'

/** In the base currency, as people type them, with a point or a comma; null: no price. */
function dollarsIn(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  const dollars = Number(plain)
  return /^\d+(\.\d{1,2})?$/.test(plain) && dollars <= mostOfAny ? dollars : null
}

/** What a kilometre to a tour costs, with Save (spec 3 §2.13). */
export function TravelPrice() {
  const { t, i18n } = useLingui()
  const { base } = useFormats()
  const { dollars, waiting, operations } = useTravelPrice()
  const { busy, failure, save } = useSaving()
  const announce = useSaveToasts(operations, { saved: t`Travel price saved` })
  /** Null: as it is. */
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<MessageDescriptor | null>(null)
  const [tries, setTries] = useState(0)
  const form = useFirstError<HTMLFormElement>(tries)
  const shown = dollars ?? (base === defaultBase ? DEFAULT_TRAVEL_PRICE : null)
  const value = typed ?? shown?.toFixed(2) ?? ''

  async function confirm() {
    const wished = dollarsIn(value)
    const problem =
      wished === null ? msg`Enter a price of 0 or more.` : fractionProblem(wished, { base })
    setWrong(problem)
    setTries((count) => count + 1)
    if (wished === null || problem !== null) return
    if (dollars !== null && toCents(wished) === toCents(dollars)) {
      setTyped(null)
      return
    }
    const { outbox, actor } = offline()
    const body: SaveTravelPrice = {
      price_per_km_usd: wished,
      ...(dollars !== null && { seen: { price_per_km_usd: dollars } }),
    }
    const row = await save(() =>
      outbox.confirm({
        route: 'updateTravelPrice',
        body,
        group: travelPriceGroup,
        actor: actor(),
        words: { title: i18n._(travelPriceTitle), detail: '' },
      }),
    )
    if (row === null) return
    setTyped(null)
    announce([row.id], 'saved')
  }

  return (
    <Form ref={form} className="grid min-w-0 gap-2" onSend={() => void confirm()}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <TextField
          className="w-56"
          label={t`Travel price per km (${base})`}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          error={wrong ? i18n._(wrong) : undefined}
          onChange={(text) => {
            setTyped(text)
            setWrong(null)
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          // Stays beside the field, whatever message is below it.
          className="mt-7.5"
          busy={busy}
          busyText={t`Saving…`}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
      {waiting && <SyncStatusBadge syncStatus="saved" />}
      {failure && <NotSaved title={t`Not saved`} reason={failure} phone="" />}
    </Form>
  )
}
