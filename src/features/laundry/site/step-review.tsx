import { Trans } from '@lingui/react/macro'
import { OrderFacts } from '../parts/order-facts.tsx'
import { QuoteTable } from '../parts/quote-table.tsx'
import type { StepProps } from './step-props.ts'

/** Step 4: all of it once more, before it is confirmed. */
export function StepReview({ form, laundry, forStay }: StepProps) {
  const { quote, schedule } = laundry
  return (
    <div className="grid gap-5">
      <QuoteTable quote={quote} />
      <OrderFacts
        facts={{
          pickup: form.pickup,
          express: form.express,
          ...schedule,
          name: forStay ? '' : form.name,
          phone: forStay ? '' : form.phone,
          email: forStay ? '' : form.email,
          address: form.address,
          notes: form.notes,
          code: null,
        }}
      />
      <p className="text-sm text-ink-soft">
        {forStay ? (
          <Trans>It is booked and paid together with the rest of your stay.</Trans>
        ) : (
          <Trans>You pay at the house, or when we bring it back.</Trans>
        )}
      </p>
    </div>
  )
}
