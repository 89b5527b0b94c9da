import { Trans, useLingui } from '@lingui/react/macro'
import { Banknote, Clock, Smartphone } from 'lucide-react'
import { amountIn, exchangeFor, type HouseMoney } from '#domain/money.ts'
import { useFormats } from '#ui/formats.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { CurrencyField, ReferenceField } from '../new-stay/money-fields.tsx'
import { fieldId, type NewStayFields } from '../new-stay/use-new-stay.ts'
import { isTaking, type Problem, type WalkInForm } from './form.ts'

/** How it is paid: what is taken is said in the money that goes over the desk. */
export function PayFields({
  form,
  errorOf,
  onChange,
  totalCents,
  house,
}: NewStayFields<WalkInForm, Problem> & { totalCents: number; house: HouseMoney }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { amount, currency } = amountIn(exchangeFor(house, form.currency), totalCents)
  const due = totalCents > 0 ? formats.money(amount, currency) : undefined
  return (
    <section aria-labelledby="walk-in-pay" className="grid gap-3">
      <h2 id="walk-in-pay" className="text-lg">
        <Trans>Payment</Trans>
      </h2>
      <RadioCards
        id={fieldId('paying')}
        label={t`How it is paid`}
        hideLabel
        name="paying"
        columns={3}
        value={form.paying}
        error={errorOf('paying')}
        onChange={(paying) => onChange({ paying })}
        options={[
          { value: 'cash', label: t`Cash`, hint: due, icon: <Banknote /> },
          {
            value: 'mobile money',
            label: t`Mobile Money`,
            hint: due,
            icon: <Smartphone />,
          },
          {
            value: 'later',
            label: t`Pay later`,
            hint: t`stays owed`,
            icon: <Clock />,
          },
        ]}
      />
      {isTaking(form) && <CurrencyField form={form} house={house} onChange={onChange} />}
      {form.paying === 'mobile money' && <ReferenceField form={form} onChange={onChange} />}
    </section>
  )
}
