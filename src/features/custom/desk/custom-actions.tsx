import { Trans, useLingui } from '@lingui/react/macro'
import type { CustomOrder } from '#contract/custom.ts'
import { custom } from '#contract/services/custom.ts'
import { customSteps, customTerms, type CustomStep } from '#domain/custom.ts'
import { ServiceActions, type DeskSteps } from '#parts/desk/service-actions.tsx'
import { useMay } from '#parts/use-may.ts'
import { customStepDescriptors, customStepTexts } from '../operations/steps.ts'
import { whenText } from '../operations/titles.ts'

const steps: DeskSteps<CustomStep> = {
  service: custom,
  texts: customStepTexts,
  overlays: customStepDescriptors,
}

/** The steps that are allowed in this state. */
export function CustomActions({ order }: { order: CustomOrder }) {
  const { t } = useLingui()
  const mayCancel = useMay('reception')
  const guest = order.customer_name || t`Guest`
  const what = [order.name_en, whenText(order)].filter((text) => text !== '')
  return (
    <ServiceActions
      steps={steps}
      row={order}
      open={customSteps
        .open(order.status, order.payment_status === 'paid')
        .filter((step) => step !== 'cancel' || mayCancel)}
      about={[guest, ...what]}
      cancel={{
        title: t`Cancel the order of ${guest}?`,
        what: what.join(' · '),
        becomes: <Trans>The guest is told. This cannot be undone.</Trans>,
        termsOf: (paid, rules, now) => customTerms(order, paid, rules.timezone, now),
      }}
    />
  )
}
