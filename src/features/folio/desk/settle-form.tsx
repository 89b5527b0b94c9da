import { exchangeFor, houseMoney, takenCurrencies } from '#domain/money.ts'
import { RateText } from '#parts/rate-text.tsx'
import { digitsOf } from '#lib/currency.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { useId, useState } from 'react'
import type { House } from '#contract/house.ts'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { receiptAddress } from './receipt/address.ts'
import type { Stay } from '../stay.ts'
import { deskMethods, useMethodLabels } from './method-labels.ts'
import type { Settle } from './use-settle.ts'

/** Takes one payer's money for the ticked lines and writes their receipt; offline as well. */
export function SettleForm({
  settle,
  stay,
  house,
  inDialog = false,
}: {
  settle: Settle
  stay: Stay
  house: House
  /** In a dialog of its own: no second column, and over once all is paid. */
  inDialog?: boolean
}) {
  const { t, i18n } = useLingui()
  const titleId = useId()
  const { chosen, due, cents, problem, settled } = settle
  const methodLabels = useMethodLabels()
  const method = settle.method
  const money = houseMoney(house)
  const { currency } = settle
  const { rate } = exchangeFor(money, currency)
  const taken = takenCurrencies(money)
  const [tries, setTries] = useState(0)
  const form = useFirstError<HTMLFormElement>(tries)
  const over = cents - due
  const amountWords = settle.fraction === null ? t`Amount must be > 0` : i18n._(settle.fraction)
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className={cx('grid gap-4', !inDialog && 'lg:sticky lg:top-18 lg:row-span-2')}
    >
      <div className="grid gap-0.5">
        <div className="flex items-center justify-between gap-2">
          <h2 id={titleId} className="text-lg">
            <Trans>Settle</Trans>
          </h2>
          {settle.canChoose > 1 && (
            <Button variant="quiet" onClick={() => settle.chooseAll(chosen.length === 0)}>
              {chosen.length === 0 ? <Trans>Tick all</Trans> : <Trans>Tick none</Trans>}
            </Button>
          )}
        </div>
        <p className="text-sm text-ink-soft">
          <Plural
            value={chosen.length}
            _0="Tick lines of the bill: one payer’s part, or all."
            one="# line ticked"
            other="# lines ticked"
          />
          {chosen.length > 0 && (
            <>
              {' · '}
              <Trans>
                <Money cents={due} /> due
              </Trans>
            </>
          )}
        </p>
      </div>
      {settled && settle.status && (
        <SettledNote settled={settled} stay={stay} waits={settle.status === 'waits'} />
      )}
      {!(inDialog && settled && due === 0) && (
        <Form
          ref={form}
          className="grid gap-4"
          onSend={() => {
            setTries(tries + 1)
            void settle.submit()
          }}
        >
          <FoundDraft {...settle.draft} />
          <TextField
            label={t`Payer`}
            value={settle.payerName}
            onChange={settle.setPayer}
            error={
              problem === 'payer' ? t`Write down who pays: it is shown on the receipt.` : undefined
            }
            maxLength={120}
          />
          {/* Beside three currencies there is no room for an amount. */}
          <div className={taken.length > 2 ? 'grid gap-3' : 'flex items-start gap-2'}>
            <TextField
              className="min-w-0 flex-1"
              label={t`Amount`}
              aria-label={t`Amount in ${currency}`}
              value={settle.amountText}
              onChange={settle.setAmount}
              inputMode={digitsOf(currency) === 0 ? 'numeric' : 'decimal'}
              error={problem === 'amount' ? amountWords : undefined}
              hint={
                cents > 0 && (rate !== null || over > 0) ? (
                  <AmountHint cents={cents} currency={currency} rate={rate} over={over} />
                ) : undefined
              }
            />
            {taken.length > 1 && (
              <ChipGroup
                wrap
                className={taken.length > 2 ? undefined : 'mt-6 shrink-0'}
                label={t`Currency`}
                value={settle.currency}
                onChange={settle.setCurrency}
                options={taken.map((value) => ({ value, label: value }))}
              />
            )}
          </div>
          <SelectField
            label={t`Paid by`}
            value={method}
            onChange={(value) =>
              settle.setMethod(deskMethods.find((one) => one === value) ?? 'cash')
            }
            options={deskMethods.map((value) => ({ value, label: methodLabels(value) }))}
          />
          {method !== 'cash' && (
            <TextField
              label={t`Reference`}
              optional
              value={settle.reference}
              onChange={settle.setReference}
              maxLength={120}
            />
          )}
          {settle.canWrite && (
            <CheckboxField
              label={t`Write a receipt for these lines`}
              checked={settle.withReceipt}
              onChange={settle.setWithReceipt}
            />
          )}
          {settle.writes && (
            <TextField
              label={t`Tax number`}
              optional
              value={settle.taxNumber}
              onChange={settle.setTaxNumber}
              maxLength={40}
            />
          )}
          {settle.failure && (
            <NotSaved title={t`The money was not saved`} reason={settle.failure} />
          )}
          <Button type="submit" block busy={settle.busy}>
            <SubmitText settle={settle} />
          </Button>
        </Form>
      )}
    </Card>
  )
}

/** The money in the base currency, and what is more than due. `rate`: null for the base. */
function AmountHint({
  cents,
  currency,
  rate,
  over,
}: {
  cents: number
  currency: string
  rate: number | null
  over: number
}) {
  return (
    // As wide as the card: the space below the currency chips is free.
    <span className="grid w-[min(17rem,100vw-4.5rem)]">
      {rate !== null && (
        <span>
          <Money cents={cents} /> <RateText currency={currency} rate={rate} />
        </span>
      )}
      {over > 0 && (
        <span>
          <Trans>
            <Money cents={over} /> more than is due: it stays on this stay.
          </Trans>
        </span>
      )}
    </span>
  )
}

function SubmitText({ settle }: { settle: Settle }) {
  if (settle.cents === 0 && settle.writes) return <Trans>Write receipt</Trans>
  return settle.writes ? <Trans>Take money and write receipt</Trans> : <Trans>Take money</Trans>
}

function SettledNote({
  settled,
  stay,
  waits,
}: {
  settled: NonNullable<Settle['settled']>
  stay: Stay
  waits: boolean
}) {
  const { t } = useLingui()
  const { receipt, amount, currency } = settled
  return (
    <Alert
      tone={waits ? 'waiting' : 'confirmed'}
      live
      title={waits ? t`Saved on this device, not yet with the house` : t`Received by the house`}
      action={
        receipt && (
          <ButtonLink
            icon={<Printer />}
            to={receiptAddress(stay.id, { id: receipt, operation_id: receipt })}
          >
            <Trans>Print receipt</Trans>
          </ButtonLink>
        )
      }
    >
      {amount > 0 && (
        <Trans>
          <Money amount={amount} currency={currency} /> taken.
        </Trans>
      )}
    </Alert>
  )
}
