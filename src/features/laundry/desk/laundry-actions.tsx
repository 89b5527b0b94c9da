import { Trans, useLingui } from '@lingui/react/macro'
import type { LaundryOrder } from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import { ServiceActions, type DeskSteps } from '#parts/desk/service-actions.tsx'
import { laundryTerms, type LaundryStep } from '#domain/laundry.ts'
import { laundryStepLabels, laundryStepTexts } from '../operations/steps.ts'
import { laundryDeskMeanings } from './meanings.ts'

const steps: DeskSteps<LaundryStep> = {
  service: laundry,
  texts: laundryStepTexts,
  labels: laundryStepLabels,
  overlays: laundryDeskMeanings,
}

/** The lawful steps from the state shown. */
export function LaundryActions({ order, inFoot }: { order: LaundryOrder; inFoot?: boolean }) {
  const { t } = useLingui()
  const { customer } = order
  return (
    <ServiceActions
      steps={steps}
      row={order}
      about={[customer, order.code]}
      {...(inFoot && { inFoot })}
      cancel={{
        title: t`Cancel this laundry order?`,
        confirmLabel: t`Cancel order`,
        keepLabel: t`Keep order`,
        becomes: (
          <Trans>{customer} will see that the house cancelled it. This cannot be undone.</Trans>
        ),
        termsOf: (paid) => laundryTerms(order.status, paid),
      }}
    />
  )
}
