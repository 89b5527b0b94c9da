import { Trans } from '@lingui/react/macro'
import { OrderFacts } from '../parts/order-facts.tsx'
import { QuoteTable } from '../parts/quote-table.tsx'
import type { StepProps } from './step-props.ts'

/** Step 4: all of it once more, before it is confirmed. */
export function StepReview({ form, laundry }: StepProps) {
  const { quote, schedule } = laundry
  return (
    <div className="grid gap-5">
      <QuoteTable quote={quote} />
      <OrderFacts
        facts={{
          pickup: form.pickup,
          express: form.express,
          ...schedule,
          name: form.name,
          phone: form.phone,
          email: form.email,
          address: form.address,
          notes: form.notes,
          code: null,
        }}
      />
      <p className="text-sm text-ink-soft">
        <Trans>You pay at the house, or when we bring it back.</Trans>
      </p>
    </div>
  )
}
