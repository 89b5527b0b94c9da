import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import {
  cardBrand,
  cardDigits,
  cvcDigits,
  cvcFits,
  expiryCounts,
  groupedCard,
  groupedExpiry,
  passesLuhn,
} from '#lib/card.ts'
import { Form } from '#ui/form.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { nothingTyped, wholeCard, type CardTyped, type WholeCard } from './entry.ts'

/** The card form of step 5 (spec 2 §5). Pay waits until everything is right. */
export function CardForm({
  today,
  amount,
  busy,
  down,
  note,
  onPay,
}: {
  /** `YYYY-MM-DD` at the house. */
  today: string
  amount: ReactNode
  busy: boolean
  /** Offline: paying has to wait. */
  down: boolean
  /** Above the fields: which cards are taken. */
  note: ReactNode
  onPay: (card: WholeCard) => void
}) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(nothingTyped)
  const change = (part: Partial<CardTyped>) => setTyped((now) => ({ ...now, ...part }))
  const { number, holder, expiry, cvc } = typed
  const brand = cardBrand(number)
  const slip = (finished: boolean, right: boolean, message: string) =>
    finished && !right ? message : undefined
  const whole = wholeCard(typed, today)
  return (
    <Form
      aria-label={t`Card`}
      className="grid gap-4"
      onSend={() => {
        if (whole !== null && !busy && !down) onPay(whole)
      }}
    >
      <p className="note">
        <Trans>Visa, MasterCard, American Express</Trans>
      </p>
      {note}
      <TextField
        label={t`Card number`}
        inputMode="numeric"
        autoComplete="cc-number"
        value={groupedCard(number)}
        onChange={(text) => change({ number: cardDigits(text) })}
        hint={
          brand && (
            <Badge tone={passesLuhn(number) ? 'confirmed' : 'neutral'}>{BRANDS[brand]}</Badge>
          )
        }
        error={
          slip(number.length >= 12, passesLuhn(number), t`Please check this card number.`) ??
          slip(
            number.length >= 12,
            brand !== null,
            t`Visa, MasterCard and American Express are taken.`,
          )
        }
      />
      <TextField
        label={t`Cardholder name`}
        autoComplete="cc-name"
        maxLength={120}
        value={holder}
        onChange={(text) => change({ holder: text })}
      />
      <div className="grid pair gap-3">
        <TextField
          label={t`Expiry`}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          value={expiry}
          onChange={(text) => change({ expiry: groupedExpiry(text) })}
          error={slip(
            expiry.length === 5,
            expiryCounts(expiry, today),
            t`A month that is not past, as 09/28.`,
          )}
        />
        <TextField
          label="CVC"
          inputMode="numeric"
          autoComplete="cc-csc"
          value={cvc}
          onChange={(text) => change({ cvc: cvcDigits(text) })}
          error={
            brand === null
              ? undefined
              : slip(
                  cvc.length > 3 || (cvc.length === 3 && brand !== 'amex'),
                  cvcFits(cvc, brand),
                  t`Three digits for this card.`,
                )
          }
          hint={brand === 'amex' ? t`Four digits, on the front` : t`Three digits, on the back`}
        />
      </div>
      {down && !busy && (
        <p className="text-waiting">
          <Trans>You need internet to pay by card. Try again later, or pay at the house.</Trans>
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        icon={<CreditCard />}
        disabled={whole === null || (down && !busy)}
        busy={busy}
        busyText={<Trans>Paying…</Trans>}
      >
        <Trans>Pay {amount}</Trans>
      </Button>
    </Form>
  )
}

const BRANDS = { visa: 'Visa', mastercard: 'MasterCard', amex: 'American Express' }
