import { Trans, useLingui } from '@lingui/react/macro'
import { cars } from '#contract/services/cars.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { codeOf, useOwn } from '#parts/own-requests.ts'
import { ParkedRequestPanel, RequestStatusPanel } from '#parts/request-status-panel.tsx'
import { Alert } from '#ui/alert.tsx'
import { rentCarDescriptor } from '../operations/rent-car.ts'
import { RentalRefusal, rentalStatusLabels } from './rental-summary.tsx'

/** The status of a rental, never further than it is, with the recovery actions of a refused one. */
export function RentalStatusPanel({ operation }: { operation: OperationRow }) {
  const { t, i18n } = useLingui()
  const rental = useOwn(cars, operation)
  return (
    <RequestStatusPanel
      operation={operation}
      level={2}
      over={<Trans>This rental was taken back</Trans>}
      parked={
        <ParkedRequestPanel
          operation={operation}
          descriptors={{ rentCar: rentCarDescriptor }}
          refusal={<RentalRefusal operation={operation} />}
        />
      }
      saved={<Trans>The car is not reserved until the house receives this.</Trans>}
      unreadable={
        operation.madeId === null && (
          <Alert tone="error" title={t`Rental created but ID missing from response.`}>
            <Trans>The house has it. To pay or to change it, please call.</Trans>
          </Alert>
        )
      }
      stage={rental?.stage === 'over' ? 'confirmed' : rental?.stage}
      label={rental && i18n._(rentalStatusLabels[rental.status])}
      reason={rental?.reason}
      // Another host knows nothing of our codes.
      code={rental ? codeOf(cars, operation) : ''}
      codeLabels={
        <Trans>
          Keep this code. With it and your phone number or e-mail you can find or cancel the rental.
        </Trans>
      }
    />
  )
}
