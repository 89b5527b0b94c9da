import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#ui/fieldset.tsx'
import { PromoField } from '#ui/promo-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { FieldsProps } from './fields.ts'

/** What we should know, and a promo code. */
export function ExtrasFields({
  form,
  change,
  demoPromo,
}: Omit<FieldsProps, 'errorOf'> & { demoPromo: boolean }) {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`Anything else`}>
      <TextArea
        id="tour-notes"
        label={t`Notes`}
        optional
        hint={t`Children, food, slow walkers…`}
        rows={2}
        maxLength={1000}
        value={form.notes}
        onChange={(notes) => change({ notes })}
      />
      <PromoField
        id="tour-promo"
        promo={form}
        change={change}
        hint={demoPromo ? undefined : t`The house counts it when it has your booking.`}
      />
    </Fieldset>
  )
}
