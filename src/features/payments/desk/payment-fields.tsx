import { useLingui } from '@lingui/react/macro'
import { paymentMethods, paymentStatuses } from '#domain/payments.ts'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Currency } from '#lib/currency.ts'
import type { PaymentForm } from '../form.ts'
import { methodLabels, statusLabels } from '../operations/texts.ts'

export const fieldIds = {
  subject: 'payment-subject',
  customer: 'payment-customer',
  amount: 'payment-amount',
  currency: 'payment-currency',
} as const

/** Everything but what it is attached to. */
export function PaymentFields({
  form,
  errors,
  today,
  hint,
  dated,
  currencies,
  onChange,
}: {
  form: PaymentForm
  errors: Partial<Record<keyof typeof fieldIds, string>>
  today: string
  /** The amount still due. */
  hint: string | undefined
  /** Whether the date is stored: for a new payment, or a paid one. */
  dated: boolean
  /** In which money is taken. */
  currencies: readonly Currency[]
  onChange: (part: Partial<PaymentForm>) => void
}) {
  const { t, i18n } = useLingui()
  const methods = [...new Set([...paymentMethods, form.method])]
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <TextField
        className="col-span-2"
        id={fieldIds.customer}
        label={t`Customer`}
        value={form.customer}
        error={errors.customer}
        maxLength={120}
        autoComplete="off"
        onChange={(customer) => onChange({ customer })}
      />
      <TextField
        id={fieldIds.amount}
        label={t`Amount`}
        inputMode="decimal"
        autoComplete="off"
        value={form.amount}
        error={errors.amount}
        hint={hint}
        onChange={(amount) => onChange({ amount })}
      />
      <SelectField
        id={fieldIds.currency}
        label={t`Currency`}
        value={form.currency}
        error={errors.currency}
        options={[...new Set([...currencies, form.currency])].map((value) => ({
          value,
          label: value,
        }))}
        onChange={(currency) => onChange({ currency })}
      />
      <SelectField
        label={t`Method`}
        value={form.method}
        options={methods.map((value) => ({ value, label: methodLabels(value) }))}
        onChange={(method) => onChange({ method })}
      />
      <SelectField
        label={t`Status`}
        value={form.status}
        options={paymentStatuses.map((value) => ({ value, label: i18n._(statusLabels[value]) }))}
        onChange={(status) =>
          onChange({ status: paymentStatuses.find((one) => one === status) ?? form.status })
        }
      />
      {dated && (
        <DateField
          label={t`Date`}
          value={form.date}
          max={today}
          onChange={(date) => onChange({ date })}
        />
      )}
      <TextField
        className={dated ? 'col-span-2 sm:col-span-1' : 'col-span-2'}
        label={t`Reference`}
        optional
        value={form.reference}
        maxLength={120}
        autoComplete="off"
        onChange={(reference) => onChange({ reference })}
      />
      <TextArea
        className="col-span-2"
        label={t`Notes`}
        optional
        rows={2}
        maxLength={1000}
        value={form.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </div>
  )
}
