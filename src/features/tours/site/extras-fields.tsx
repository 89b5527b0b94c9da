import { useLingui } from '@lingui/react/macro'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
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
