import { Trans, useLingui } from '@lingui/react/macro'
import { BedDouble, CreditCard, Wallet } from 'lucide-react'
import type { CardWay } from '#offline/paying/card-way.ts'
import { Alert } from '#ui/alert.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { RoomBillFields } from '#ui/room-bill-fields.tsx'
import type { PaymentChoice } from '../form/form.ts'
import { fieldIds } from '../form/problems.ts'
import type { FieldsProps } from './fields.ts'

/** By card, on arrival, or on a room's bill (spec 2 §4, §5). */
export function PaymentFields({
  form,
  change,
  errorOf,
  card,
  cardLost,
}: FieldsProps & {
  card: CardWay
  /** The link was found down when the card was to be used. */
  cardLost: boolean
}) {
  const { t } = useLingui()
  const cardHints = {
    fields: t`Now, on this page`,
    page: t`Now, on the provider’s page`,
    none: t`Needs the link: pay on arrival or on your room, or by card when it is back`,
  }
  return (
    <Fieldset legend={t`Payment`}>
      {cardLost && card === 'none' && (
        <Alert tone="waiting" title={t`Paying needs the link`} live>
          <Trans>
            It went down just now. On arrival is chosen instead: send the booking once more, or wait
            until the link is back.
          </Trans>
        </Alert>
      )}
      <RadioCards<PaymentChoice>
        id={fieldIds.payment}
        label={t`How would you like to pay?`}
        hideLabel
        name="tour-payment"
        value={form.payment}
        onChange={(payment) => change({ payment })}
        options={[
          ...(card === 'never'
            ? []
            : [
                {
                  value: 'card' as const,
                  label: t`Pay by card`,
                  hint: cardHints[card],
                  icon: <CreditCard aria-hidden="true" />,
                  disabled: card === 'none',
                },
              ]),
          {
            value: 'pay-on-arrival',
            label: t`Pay on arrival`,
            hint: t`At the desk, before you set out`,
            icon: <Wallet aria-hidden="true" />,
          },
          {
            value: 'room',
            label: t`Charge to my room`,
            hint: t`On the bill of your stay`,
            icon: <BedDouble aria-hidden="true" />,
          },
        ]}
      />
      {form.payment === 'room' && (
        <RoomBillFields ids={fieldIds} bill={form} change={change} errorOf={errorOf} />
      )}
    </Fieldset>
  )
}
