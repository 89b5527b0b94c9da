import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cashIn } from '#domain/cash.ts'
import type { Currency } from '#lib/currency.ts'
import { useCurrencyName } from '#parts/currency-names.ts'
import { CashDifference } from '#features/cash/desk/count-list.tsx'
import { Button } from '#ui/button.tsx'
import { DateTimeText, TimeText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { TextField } from '#ui/text-field.tsx'
import {
  piecesOf,
  sumOfPieces,
  typedFor,
  type CashTyped,
  type HandoverForm,
  type TillState,
} from './handover-form.ts'
import type { ShiftTill } from './use-till.ts'

/** The cash of this device's till: what should be there, what is counted, and the difference. */
export function CashFields({
  till,
  states,
  form,
  tried,
  change,
}: {
  till: ShiftTill
  states: readonly TillState[]
  form: HandoverForm
  tried: boolean
  change: (patch: Partial<HandoverForm>) => void
}) {
  const { t } = useLingui()
  const { last, others, asOf } = till
  const moved = Object.keys(others).filter((currency) => {
    const { taken, givenBack } = cashIn(others, currency)
    return taken !== 0 || givenBack !== 0
  })
  return (
    <Fieldset
      legend={t`Cash in the till`}
      lead={
        last === null ? (
          <Trans>
            What was taken and given back in cash on this device in this shift. Nobody has counted
            this till before: say what lay in it at the start.
          </Trans>
        ) : (
          <Trans>
            What {last.from} left in it on <DateTimeText value={last.shift.until} format="short" />,
            and what was taken and given back in cash on this device since.
          </Trans>
        )
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        {states.map((state) => (
          <TillOf
            key={state.currency}
            state={state}
            typed={typedFor(form, state.currency)}
            tried={tried}
            onChange={(patch) => {
              const typed = { ...typedFor(form, state.currency), ...patch }
              change({ cash: { ...form.cash, [state.currency]: typed } })
            }}
          />
        ))}
      </div>
      {till.hasRefused && (
        <StatusLine tone="waiting">
          <Trans>An earlier count was refused or taken back. Its cash is in this count.</Trans>
        </StatusLine>
      )}
      {moved.length > 0 && (
        <p className="text-ink-soft">
          <Trans>On other devices in the same time, not in this count:</Trans>{' '}
          {moved.map((currency, at) => (
            <span key={currency}>
              {at > 0 && ', '}
              <Trans>
                <Money amount={cashIn(others, currency).taken} currency={currency} /> taken,{' '}
                <Money amount={cashIn(others, currency).givenBack} currency={currency} /> given back
              </Trans>
            </span>
          ))}
          {asOf && (
            <>
              {' '}
              <Trans>
                (as the house told at <TimeText value={asOf} />)
              </Trans>
            </>
          )}
        </p>
      )}
    </Fieldset>
  )
}

function TillOf({
  state,
  typed,
  tried,
  onChange,
}: {
  state: TillState
  typed: CashTyped
  tried: boolean
  onChange: (patch: Partial<CashTyped>) => void
}) {
  const { t } = useLingui()
  const { currency, opening, taken, givenBack, expected, difference, wrong } = state
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  const labels = useLabels(currency)
  return (
    <div className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <h3 className="font-semibold">{labels.name}</h3>
      {opening === null && (
        <TextField
          label={labels.atStart}
          optional
          inputMode="decimal"
          value={typed.opening}
          onChange={(value) => onChange({ opening: value })}
          error={tried && wrong === 'opening' ? t`Type a sum, such as 100 or 12.50.` : undefined}
        />
      )}
      <DescriptionList
        items={[
          ...(opening === null ? [] : [{ term: t`At the start`, detail: money(opening) }]),
          { term: t`Taken`, detail: money(taken) },
          { term: t`Given back`, detail: money(-givenBack) },
          { term: t`Expected`, detail: money(expected) },
        ]}
      />
      <TextField
        label={labels.counted}
        inputMode="decimal"
        optional={!state.required}
        value={typed.counted}
        onChange={(value) => onChange({ counted: value, pieces: {} })}
        error={tried && wrong === 'counted' ? t`Enter the amount counted, or 0.` : undefined}
      />
      <Pieces currency={currency} typed={typed} onChange={onChange} />
      <div aria-live="polite">
        {difference !== null && <CashDifference amount={difference} currency={currency} />}
      </div>
    </div>
  )
}

/** What a currency's till is called; the two that the documents have keep their words. */
function useLabels(currency: Currency) {
  const { t } = useLingui()
  const called = useCurrencyName()
  if (currency === 'USD') {
    return { name: t`Dollars`, atStart: t`Dollars at the start`, counted: t`Dollars counted` }
  }
  if (currency === 'RWF') {
    return { name: t`Francs`, atStart: t`Francs at the start`, counted: t`Francs counted` }
  }
  const name = called(currency)
  return { name, atStart: t`${name} at the start`, counted: t`${name} counted` }
}

/** The number of each note or coin, for who counts so. */
function Pieces({
  currency,
  typed,
  onChange,
}: {
  currency: Currency
  typed: CashTyped
  onChange: (patch: Partial<CashTyped>) => void
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const [open, setOpen] = useState(false)
  if (!open && Object.keys(typed.pieces).length === 0) {
    return (
      <div>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {currency === 'USD' ? t`Count by notes` : t`Count by notes and coins`}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      {piecesOf(currency).map((value) => (
        <TextField
          key={value}
          label={formats.money(value, currency)}
          inputMode="numeric"
          value={typed.pieces[value] ?? ''}
          onChange={(many) => {
            const pieces = { ...typed.pieces, [value]: many }
            onChange({ pieces, counted: String(sumOfPieces(pieces, currency)) })
          }}
        />
      ))}
    </div>
  )
}
