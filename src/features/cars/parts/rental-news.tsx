import { Trans, useLingui } from '@lingui/react/macro'
import { cars } from '#contract/services/cars.ts'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { codeOf, useOwn } from '#parts/own-requests.ts'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { Ways } from '#parts/ways.tsx'
import { Alert } from '#ui/alert.tsx'
import { CodeNote } from '#ui/code-note.tsx'
import { EndedNews } from '#ui/ended-news.tsx'
import { Ladder, RungHeadline } from '#ui/ladder.tsx'
import { ParkedNews, RungNews } from '#ui/rung-news.tsx'
import { rentCarMeaning } from '../operations/rent-car.ts'
import { RentalRefusal, rentalStatusWords } from './rental-facts.tsx'

/** Where a rental stands: never further than it is; with the ways on of a refused one. */
export function RentalNews({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  return (
    <RungNews
      rung={rungOf(operation)}
      received={<Received operation={operation} />}
      over={<Trans>This rental was taken back</Trans>}
      parked={
        <ParkedNews
          reason={operation.parkReason}
          check={i18n._(rentCarMeaning.check)}
          refusal={<RentalRefusal operation={operation} />}
          ways={<Ways operation={operation} meanings={{ rentCar: rentCarMeaning }} />}
        />
      }
      saved={
        <>
          <SentWhenOnline /> <Trans>The car is not yours before the house has it.</Trans>
        </>
      }
      isPersisted={isPersisted}
    />
  )
}

function Received({ operation }: { operation: OperationRow }) {
  const { t, i18n } = useLingui()
  const rental = useOwn(cars, operation)
  const code = codeOf(cars, operation)
  if (operation.madeId === null) {
    return (
      <Alert tone="error" title={t`Rental created but ID missing from response.`}>
        <Trans>The house has it. To pay or to change it, please call.</Trans>
      </Alert>
    )
  }
  if (rental?.status === 'cancelled') {
    return <EndedNews title={<Trans>Cancelled</Trans>} reason={rental.reason} />
  }
  const rung = rental !== null && rental.status !== 'pending' ? 'confirmed' : 'received'
  return (
    <>
      <RungHeadline level={2} rung={rung}>
        {rental ? i18n._(rentalStatusWords[rental.status]) : null}
      </RungHeadline>
      <Ladder rung={rung} />
      {/* Another host knows nothing of our codes. */}
      {rental && code !== '' && (
        <CodeNote code={code}>
          <Trans>With it and your phone or e-mail you find and cancel the rental.</Trans>
        </CodeNote>
      )}
    </>
  )
}
