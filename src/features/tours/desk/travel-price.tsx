import { Form } from '#ui/form.tsx'
import { useFormats } from '#ui/formats.tsx'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useEffect, useMemo, useRef } from 'react'
import type { SaveTravelPrice, TravelPrice } from '#contract/travel-price.ts'
import { defaultBase, fromCents, toCents } from '#domain/money.ts'
import { mostOfAny } from '#domain/price.ts'
import { typedMoney } from '#domain/typed-money.ts'
import type { Currency } from '#lib/currency.ts'
import { offline } from '#offline/offline.ts'
import { fractionProblem } from '#parts/fraction-problem.ts'
import { Button } from '#ui/button.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { useSaving } from '#ui/use-saving.ts'
import { useSaveToasts } from '#ui/use-save-toasts.ts'
import {
  travelPriceGroup,
  travelPriceTitle,
  byPost,
  travelPriceDescriptors,
  travelPriceOf,
} from '../operations/travel-price.ts'
import { useQuery } from '@tanstack/react-query'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { rowQuery } from '#offline/reads/row-query.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'

/** What a kilometre costs where the server sends no price, dollars (spec 3 §9). */
export const DEFAULT_TRAVEL_PRICE = 1.5

const travelPrice = () =>
  rowQuery({
    resource: 'settings',
    route: 'getTravelPrice',
    id: 'travel',
    // Kept beside the settings, it has one of its own.
    parse: (row: ResourceRow) => row as TravelPrice,
  })

const isOpen = ({ state, wish }: OperationRow) =>
  wish === null && (state === 'waiting' || state === 'sending' || state === 'unknown')

/** The price with waiting changes applied, and the operations that the server does not have yet. */
function useTravelPrice() {
  const cached = useQuery(travelPrice()).data
  const operations = useDeviceRows()
  const row = cached?.row
  // A row of another host names no operation: the time of the read tells which ones it includes.
  const receivedAt = cached?.asOf && row?.version === 0 ? Date.parse(cached.asOf) : null
  const shown = useMemo(() => {
    const [is] = overlay(
      'settings',
      row ? [row] : [],
      operations,
      travelPriceDescriptors,
      receivedAt,
    )
    return travelPriceOf(is)
  }, [row, operations, receivedAt])
  const its = operations.filter(({ route }) => route in travelPriceDescriptors)
  useOtherWay(its)
  return { dollars: shown, waiting: its.some(isOpen), operations: its }
}

/** PATCH first, then POST: a host that takes no PATCH is asked the documents' other way, once. */
function useOtherWay(operations: readonly OperationRow[]) {
  const tried = useRef(new Set<string>())
  useEffect(() => {
    for (const operation of operations) {
      const parked = operation.state === 'parked' && operation.wish === null
      const recoveryAction = parked ? byPost(operation) : null
      if (recoveryAction === null || tried.current.has(operation.id)) continue
      tried.current.add(operation.id)
      // Not saved: it stays among what needs a decision, where the same recovery action is offered.
      offline()
        .outbox.change(operation.id, recoveryAction.change)
        .catch(() => tried.current.delete(operation.id))
    }
  })
}

/** In the base currency, as people type them, with a point or a comma; null: no price. */
function dollarsIn(text: string, base: Currency): number | null {
  const price = typedMoney(text, base)
  return price !== null && price <= mostOfAny && fromCents(toCents(price)) === price ? price : null
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
    const wished = dollarsIn(value, base)
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
      {failure && <NotSaved title={t`Not saved`} reason={failure} />}
    </Form>
  )
}
