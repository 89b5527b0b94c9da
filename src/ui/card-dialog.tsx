import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import {
  cardSlip,
  emptyCard,
  maskedCard,
  referenceBrand,
  type CardEntry,
  type CardSlip,
} from '#lib/card.ts'
import { findTestCard, testCards } from '#lib/test-cards.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'
import { Form } from './form.tsx'

/** `real`: not a test card, where only test cards are accepted; `declined`: the bank refused. */
type Trouble = CardSlip['kind'] | 'real' | 'declined'

/**
 * The card dialog of restaurant and tours (spec 2 §5). Mounted means open, so that its fields start
 * empty each time. What is typed stays in it and is dropped with it; only the masked reference
 * leaves it.
 */
export function CardDialog({
  amount,
  testCardsOnly,
  onClose,
  onPaid,
}: {
  /** The amount to pay, as shown. */
  amount: ReactNode
  /** Payments are in test mode: no real card may be sent. */
  testCardsOnly: boolean
  onClose: () => void
  /** Brand, last four digits and expiry. */
  onPaid: (reference: string) => void
}) {
  const { t } = useLingui()
  const id = useId()
  const [entry, setEntry] = useState(emptyCard)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [wrong, setWrong] = useState<keyof CardEntry | null>(null)

  // What each field needs, below it; the documents' words stand on top.
  const errors = {
    number: t`The number on the card’s front.`,
    name: t`As it is written on the card.`,
    expiry: t`Month and year, as 09/28.`,
    cvc: t`3 or 4 digits.`,
  }
  const fail = (kind: Trouble, field: keyof CardEntry) => {
    setTrouble(kind)
    setWrong(field)
    document.getElementById(`${id}${field}`)?.focus()
  }
  const pay = () => {
    const slip = cardSlip(entry)
    if (slip !== null) return fail(slip.kind, slip.field)
    const known = testCardsOnly ? findTestCard(entry.number) : undefined
    if (testCardsOnly && known === undefined) return fail('real', 'number')
    if (known?.outcome === 'failed' || known?.outcome === 'cancelled') {
      return fail('declined', 'number')
    }
    onPaid(maskedCard(entry))
  }
  const errorOf = (name: keyof CardEntry) => {
    const lacking = trouble === 'missing' && entry[name].trim() === ''
    return lacking || wrong === name ? errors[name] : undefined
  }
  const field = (name: keyof CardEntry) => ({
    id: `${id}${name}`,
    value: entry[name],
    error: errorOf(name),
    onChange: (typed: string) => {
      setEntry((now) => ({ ...now, [name]: typed }))
      if (wrong === name) setWrong(null)
    },
  })
  const digits = entry.number.replace(/\D/g, '')
  const brand = referenceBrand(digits)
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      size="sm"
      title={t`Pay by card`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} icon={<CreditCard />}>
            <Trans>Pay {amount}</Trans>
          </Button>
        </>
      }
    >
      <Form id={id} className="grid gap-4" onSend={pay}>
        {trouble !== null && <TroubleAlert key={trouble} trouble={trouble} />}
        <TextField
          {...field('number')}
          label={t`Card number`}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={30}
          data-autofocus
          hint={digits.length >= 4 && brand !== 'card' ? BRANDS[brand] : undefined}
        />
        <TextField
          {...field('name')}
          label={t`Cardholder name`}
          autoComplete="cc-name"
          maxLength={120}
        />
        <div className="grid pair gap-3">
          <TextField
            {...field('expiry')}
            label={t`Expiry`}
            placeholder={t`MM/YY`}
            autoComplete="cc-exp"
            maxLength={9}
          />
          <TextField
            {...field('cvc')}
            label="CVC"
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
          />
        </div>
        {testCardsOnly && <TestCardNote />}
      </Form>
    </Dialog>
  )
}

/** Warning before anybody types a real card. */
export function TestCardNote() {
  const number = testCards[0]?.number
  return (
    <p className="note">
      <Trans>
        This house is trying out payments: nothing is charged, and only test cards are taken, such
        as <span className="whitespace-nowrap tabular">{number}</span>.
      </Trans>
    </p>
  )
}

function TroubleAlert({ trouble }: { trouble: Trouble }) {
  const { t } = useLingui()
  const [title, text] = {
    missing: [t`Missing info`, t`Please complete all card fields.`],
    number: [t`Invalid card`, t`Enter a valid card number.`],
    expiry: [t`Invalid expiry`, t`Use MM/YY or MM/YYYY.`],
    cvc: [t`Invalid CVC`, t`Enter a 3–4 digit CVC.`],
    real: [
      t`Only test cards are taken here`,
      t`Please do not type a card of your own. It was not sent, and it is kept nowhere.`,
    ],
    declined: [
      t`Payment failed.`,
      t`The bank declined the card. Nothing was sent; try another card, or pay at the house.`,
    ],
  }[trouble]
  return (
    <Alert tone="error" title={title} live>
      {text}
    </Alert>
  )
}

const BRANDS = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
}
