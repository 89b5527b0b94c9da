import { useLingui } from '@lingui/react/macro'
import { BedDouble, Wallet } from 'lucide-react'
import { Fieldset } from '#ui/fieldset.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FieldsProps } from './fields.ts'
import type { PaymentChoice } from './form/form.ts'
import { fieldIds } from './form/problems.ts'

/** At the counter, or on a room's bill (spec 2 §4, §5). */
export function PaymentFields({ form, change, errorOf }: FieldsProps) {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`Payment`}>
      <RadioCards<PaymentChoice>
        label={t`How would you like to pay?`}
        hideLabel
        name="payment"
        value={form.payment}
        onChange={(payment) => change({ payment })}
        options={[
          {
            value: 'pay-counter',
            label: t`Pay at the counter`,
            hint: t`When you have eaten`,
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
    </Fieldset>
  )
}
