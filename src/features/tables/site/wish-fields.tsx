import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#ui/fieldset.tsx'
import { PromoField } from '#ui/promo-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { FieldsProps } from './fields.ts'

/** Notes, a dish that is not on the menu, and a promo code. */
export function WishFields({ form, change }: Omit<FieldsProps, 'errorOf'>) {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`Anything else`}>
      <TextArea
        id="table-notes"
        label={t`Notes`}
        optional
        hint={t`A high chair, the terrace, a birthday…`}
        rows={2}
        maxLength={1000}
        value={form.notes}
        onChange={(notes) => change({ notes })}
      />
      <TextArea
        id="table-custom"
        label={t`A dish of your own`}
        optional
        hint={t`Something you would like us to cook. We call you about the price.`}
        rows={2}
        maxLength={500}
        value={form.customRequest}
        onChange={(customRequest) => change({ customRequest })}
      />
      <PromoField
        id="table-promo"
        promo={form}
        change={change}
        hint={t`The house sees it with your reservation.`}
      />
    </Fieldset>
  )
}
