import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  cardBrand,
  cardDigits,
  cvcCounts,
  cvcDigits,
  expiryCounts,
  groupedCard,
  groupedExpiry,
  holderCounts,
  passesLuhn,
} from '#lib/card.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { Badge } from '#ui/badge.tsx'
import { TextField } from '#ui/text-field.tsx'

/**
 * The documents' card inputs, only in the sandbox (decisions.md, "Card payments"). Their checks are
 * shown but never block. The input stays in this component and is never saved or sent: the test
 * card is entered on the payment page.
 */
export function CardFields() {
  const { t } = useLingui()
  const today = useHouseDay()
  const [number, setNumber] = useState('')
  const [expiry, setExpiry] = useState('')
  const [cvc, setCvc] = useState('')
  const [holder, setHolder] = useState('')
  const brand = cardBrand(number)
  const look = (typed: string, counts: boolean, error: string) =>
    typed === '' || counts ? undefined : error
  return (
    <fieldset className="grid gap-4 rounded-md border border-dashed border-control-border p-4">
      <legend className="px-1 font-semibold">
        <Trans>Card</Trans>{' '}
        <span className="font-normal text-ink-soft">
          <Trans>Visa, MasterCard</Trans>
        </span>
      </legend>
      <p className="text-sm text-ink-soft">
        <Trans>
          This house is trying out payments: nothing is charged. These fields check a number and
          keep nothing; the payment page asks for a test card.
        </Trans>
      </p>
      <TextField
        label={t`Card number`}
        optional
        inputMode="numeric"
        autoComplete="off"
        value={groupedCard(number)}
        onChange={(typed) => setNumber(cardDigits(typed))}
        hint={
          brand && (
            <Badge tone={passesLuhn(number) ? 'confirmed' : 'neutral'}>{BRANDS[brand]}</Badge>
          )
        }
        error={
          number.length >= 12
            ? look(number, passesLuhn(number), t`Please check this card number.`)
            : undefined
        }
      />
      <div className="grid pair gap-3">
        <TextField
          label={t`Expiry`}
          optional
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/YY"
          value={expiry}
          onChange={(typed) => setExpiry(groupedExpiry(typed))}
          error={
            expiry.length === 5
              ? look(expiry, expiryCounts(expiry, today), t`This card has run out.`)
              : undefined
          }
        />
        <TextField
          label="CVC"
          optional
          inputMode="numeric"
          autoComplete="off"
          value={cvc}
          onChange={(typed) => setCvc(cvcDigits(typed))}
          error={
            cvc.length >= 3
              ? look(cvc, cvcCounts(cvc, brand), t`Four digits for this card.`)
              : undefined
          }
        />
      </div>
      <TextField
        label={t`Cardholder name`}
        optional
        autoComplete="off"
        value={holder}
        onChange={setHolder}
        error={
          holder.length >= 2
            ? look(holder, holderCounts(holder), t`As it is written on the card.`)
            : undefined
        }
      />
    </fieldset>
  )
}

const BRANDS = { visa: 'Visa', mastercard: 'MasterCard', amex: 'American Express' }
