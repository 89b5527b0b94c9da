import { useLingui } from '@lingui/react/macro'
import { BedDouble, Wallet } from 'lucide-react'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PaymentChoice } from '../form/form.ts'
import { fieldIds } from '../form/problems.ts'
import type { FieldsProps } from './fields.ts'

/** On arrival, or on a room's bill (spec 2 §4, §5); and a promo code. */
export function PaymentFields({
  form,
  change,
  errorOf,
  demoPromo,
}: FieldsProps & { demoPromo: boolean }) {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`Payment`}>
      <RadioCards<PaymentChoice>
        label={t`How would you like to pay?`}
        hideLabel
        name="tour-payment"
        value={form.payment}
        onChange={(payment) => change({ payment })}
        options={[
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
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
          <TextField
            id={fieldIds.roomNumber}
            label={t`Room number`}
            autoComplete="off"
            maxLength={20}
            value={form.roomNumber}
            onChange={(roomNumber) => change({ roomNumber })}
            error={errorOf('roomNumber')}
          />
          <TextField
            id={fieldIds.roomGuest}
            label={t`Guest name`}
            autoComplete="off"
            maxLength={120}
            value={form.roomGuest}
            onChange={(roomGuest) => change({ roomGuest })}
            error={errorOf('roomGuest')}
          />
        </div>
      )}
      <div className="grid gap-1">
        <CheckboxField
          label={t`I have a promo code`}
          checked={form.promoOn}
          onChange={(promoOn) => change({ promoOn })}
        />
        {form.promoOn && (
          <TextField
            id="tour-promo"
            label={t`Promo code`}
            hint={demoPromo ? undefined : t`The house counts it when it has your booking.`}
            autoComplete="off"
            maxLength={40}
            value={form.promoCode}
            onChange={(promoCode) => change({ promoCode })}
          />
        )}
      </div>
    </Fieldset>
  )
}
