import { amountIn, exchangeFor, takenCurrencies, toCents } from '#domain/money.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { paymentMethods, type PaymentMethod } from '#domain/payments.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { Form } from '#ui/form.tsx'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { useSaving } from '#ui/use-saving.ts'
import { amountProblem } from '../amount-problem.ts'
import { readAmount, typedAmount } from '../amount.ts'
import type { Currency } from '#lib/currency.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { methodLabels } from '../operations/texts.ts'
import { useHouse, useOfferedCurrencies } from '../use-house.ts'
import { recordPayment, type MoneySubject } from './record.ts'

export type { MoneySubject } from './record.ts'

export interface TakeMoneyProps {
  /** What it is for; its id may be `op:<operation>` of what this device still makes. */
  subject: MoneySubject
  /** Still owed, in the base currency: what the amount starts with; null where it is not known. */
  due: number | null
  /** Default: cash. */
  method?: PaymentMethod
  /** Called when it is saved on this device. */
  onTaken?: (operation: OperationRow) => void
}

/**
 * Money over the counter: amount, currency and method, recorded as paid. Works offline; shows the
 * sync status of the last one.
 */
export function TakeMoney({ subject, due, method: first = 'cash', onTaken }: TakeMoneyProps) {
  const { t, i18n } = useLingui()
  const ids = useId()
  const { money: house } = useHouse()
  const currencies = useOfferedCurrencies()
  const taken = takenCurrencies(house)
  const foreign = offline().host.kind() === 'foreign'
  const { busy, failure, save } = useSaving()
  const [typed, setTyped] = useState<string | null>(null)
  const [currency, setCurrency] = useState<Currency>(house.base)
  const [method, setMethod] = useState<PaymentMethod>(first)
  const [reference, setReference] = useState('')
  const [tries, setTries] = useState(0)
  const form = useFirstError<HTMLFormElement>(tries)
  const [operationId, setOperationId] = useState(() => uuidv7())
  const [last, setLast] = useState<{ id: string; label: string } | null>(null)

  // Until it is edited, the amount follows what is due.
  const text = typed ?? owedIn(currency)
  const amount = readAmount(text, currency)
  const wrong = amountProblem(text, currency)

  function owedIn(wished: Currency): string {
    if (due === null || due <= 0) return ''
    if (!taken.includes(wished)) return ''
    return typedAmount(amountIn(exchangeFor(house, wished), toCents(due)).amount, wished)
  }

  async function take() {
    setTries(tries + 1)
    if (amount === null) return
    const body = {
      amount,
      currency,
      method,
      status: 'paid' as const,
      reference: reference.trim() || null,
      customer_name: subject.customer,
    }
    const row = await save(() => recordPayment(subject, body, operationId))
    if (row === null) return
    setLast({ id: row.id, label: amountText(amount, currency) })
    setOperationId(uuidv7())
    setTyped('')
    setReference('')
    setTries(0)
    onTaken?.(row)
  }

  const shown = amount === null ? null : amountText(amount, currency)
  return (
    <Form
      ref={form}
      aria-label={t`Take a payment`}
      className="grid gap-3"
      onSend={() => void take()}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <TextField
          id={`${ids}amount`}
          label={t`Amount`}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={tries > 0 && wrong ? i18n._(wrong) : undefined}
          onChange={setTyped}
        />
        <SelectField
          label={t`Currency`}
          value={currency}
          options={currencies.map((value) => ({
            value,
            label: value,
            disabled: !taken.includes(value) && !foreign,
          }))}
          onChange={(value) => {
            setCurrency(value)
            setTyped(null)
          }}
        />
      </div>
      <ChipGroup
        wrap
        label={t`Method`}
        value={method}
        onChange={setMethod}
        options={paymentMethods.map((value) => ({ value, label: methodLabels(value) }))}
      />
      {method !== 'cash' && (
        <TextField
          label={t`Reference`}
          optional
          maxLength={120}
          autoComplete="off"
          value={reference}
          onChange={setReference}
        />
      )}
      {failure && <NotSaved title={t`Failed to save payment.`} reason={failure} />}
      <Button type="submit" busy={busy} busyText={t`Saving…`}>
        {shown === null ? <Trans>Take payment</Trans> : <Trans>Take {shown}</Trans>}
      </Button>
      {last && <LastTaken {...last} />}
    </Form>
  )
}

function LastTaken({ id, label }: { id: string; label: string }) {
  const rows = useDeviceRows()
  const row = rows.find((one) => one.id === id)
  const syncStatus = row ? syncStatusOf(row) : 'saved'
  return (
    <output className="flex flex-wrap items-center gap-2">
      <span className="font-semibold tabular">{label}</span>
      {syncStatus !== 'over' && <SyncStatusBadge syncStatus={syncStatus} />}
    </output>
  )
}
