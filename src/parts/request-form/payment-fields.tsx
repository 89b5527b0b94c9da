import { useLingui } from '@lingui/react/macro'
import { BedDouble, CreditCard, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardWay } from '#offline/paying/card-way.ts'
import { Alert } from '#ui/alert.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { RoomBillFields } from '#ui/room-bill-fields.tsx'
import type { Payment } from './body.ts'

/** The form as it can be sent: offline a card cannot be used, so it is paid here. */
export function payable<Form extends Payment>(
  form: Form,
  card: CardWay,
  here: Form['payment'],
): Form {
  const isPossible = card === 'fields' || card === 'page'
  return form.payment === 'card' && !isPossible ? { ...form, payment: here } : form
}

/** By card, on a room's bill, or here: at the counter, on arrival (spec 2 §4, §5). */
export function PaymentFields<Choice extends string>({
  ids,
  name,
  form,
  change,
  errorOf,
  card,
  cardLost = false,
  here,
  first,
  cardHint,
  noCard,
  lost,
}: {
  ids: Readonly<Record<'payment' | 'roomNumber' | 'roomGuest', string>>
  name: string
  form: Payment & { payment: Choice }
  change: (part: Partial<Payment & { payment: Choice }>) => void
  errorOf: (field: 'roomNumber' | 'roomGuest') => string | undefined
  card: CardWay
  /** The server could not be reached when the card was to be used. */
  cardLost?: boolean
  here: { value: Choice; label: string; hint: string }
  /** The first choice. */
  first: 'here' | 'card'
  /** Note on the card, where it is not used now. */
  cardHint?: string
  /** Note on the card while offline. */
  noCard: string
  /** Note where the server could not be reached when the card was to be used. */
  lost?: ReactNode
}) {
  const { t } = useLingui()
  const cardHints = { fields: t`Now, on this page`, page: t`Now, on the provider’s page` }
  const cards =
    card === 'never'
      ? []
      : [
          {
            value: 'card' as Choice,
            label: t`Pay by card`,
            hint: card === 'none' ? noCard : (cardHint ?? cardHints[card]),
            icon: <CreditCard />,
            disabled: card === 'none',
          },
        ]
  const others = [
    { ...here, icon: <Wallet /> },
    {
      value: 'room' as Choice,
      label: t`Charge to my room`,
      hint: t`On the bill of your stay`,
      icon: <BedDouble />,
    },
  ]
  return (
    <Fieldset legend={t`Payment`}>
      {cardLost && card === 'none' && (
        <Alert tone="waiting" title={t`Paying by card needs internet`} live>
          {lost}
        </Alert>
      )}
      <RadioCards<Choice>
        id={ids.payment}
        label={t`How would you like to pay?`}
        hideLabel
        name={name}
        value={form.payment}
        onChange={(payment) => change({ payment } as Partial<Payment & { payment: Choice }>)}
        options={first === 'card' ? [...cards, ...others] : [...others, ...cards]}
      />
      {form.payment === 'room' && (
        <RoomBillFields
          ids={ids}
          bill={form}
          change={change as (part: Partial<Payment>) => void}
          errorOf={errorOf}
        />
      )}
    </Fieldset>
  )
}
