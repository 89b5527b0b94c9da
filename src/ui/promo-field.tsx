import { useLingui } from '@lingui/react/macro'
import { CheckboxField } from './checkbox-field.tsx'
import { TextField } from './text-field.tsx'

interface Promo {
  promoOn: boolean
  promoCode: string
}

/** A field for a promo code. */
export function PromoField({
  id,
  promo,
  change,
  hint,
}: {
  id: string
  promo: Promo
  change: (part: Partial<Promo>) => void
  /** Note on when the code is applied, where that is not here. */
  hint?: string
}) {
  const { t } = useLingui()
  return (
    <div className="grid gap-1">
      <CheckboxField
        label={t`I have a promo code`}
        checked={promo.promoOn}
        onChange={(promoOn) => change({ promoOn })}
      />
      {promo.promoOn && (
        <TextField
          id={id}
          label={t`Promo code`}
          hint={hint}
          autoComplete="off"
          maxLength={40}
          value={promo.promoCode}
          onChange={(promoCode) => change({ promoCode })}
        />
      )}
    </div>
  )
}
