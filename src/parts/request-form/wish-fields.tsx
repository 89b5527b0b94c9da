import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#ui/fieldset.tsx'
import { PromoField } from '#ui/promo-field.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface Wishes {
  notes: string
  /** A dish that is not on the menu; absent: not offered. */
  customRequest?: string
  promoOn: boolean
  promoCode: string
}

/** Notes, a dish of the guest's own, and a promo code. */
export function WishFields({
  id,
  form,
  change,
  hint,
  promoHint,
}: {
  /** Prefix of the controls' ids. */
  id: string
  form: Wishes
  change: (part: Partial<Wishes>) => void
  /** Of the notes. */
  hint: string
  promoHint?: string | undefined
}) {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`Anything else`}>
      <TextArea
        id={`${id}-notes`}
        label={t`Notes`}
        optional
        hint={hint}
        rows={2}
        maxLength={1000}
        value={form.notes}
        onChange={(notes) => change({ notes })}
      />
      {form.customRequest !== undefined && (
        <TextArea
          id={`${id}-custom`}
          label={t`A dish of your own`}
          optional
          hint={t`Something you would like us to cook. We call you about the price.`}
          rows={2}
          maxLength={500}
          value={form.customRequest}
          onChange={(customRequest) => change({ customRequest })}
        />
      )}
      <PromoField id={`${id}-promo`} promo={form} change={change} hint={promoHint} />
    </Fieldset>
  )
}
