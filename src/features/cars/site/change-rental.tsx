import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RentCar } from '#contract/rentals.ts'
import { cars } from '#contract/services/cars.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import type { Kept } from '#offline/reads/types.ts'
import { isOf } from '#parts/own-requests.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnHouse } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Car } from '../data.ts'
import { formOf } from '../form/body.ts'
import { Ground } from './ground.tsx'
import { CarsComing } from './no-cars.tsx'
import { useRentalForm } from './use-rental-form.ts'
import { Wizard } from './wizard.tsx'

const OPEN = ['waiting', 'sending', 'unknown', 'parked']

/** A rental that waits or was refused, loaded into the steps for changing. */
export function ChangeRental({ id, list }: { id: string; list: Kept<Car> }) {
  const { t } = useLingui()
  const rows = useQuery(outboxQuery(['guest']))
  // The rental as it was when this screen opened: it may go on its way meanwhile.
  const [opened, setOpened] = useState<OperationRow | null>(null)
  const found = rows.data?.find((row) => row.id === id) ?? null
  const usable = found !== null && isOf(cars, found) && OPEN.includes(found.state)
  if (opened === null && usable) setOpened(found)
  if (opened !== null) return <Loaded operation={opened} list={list} />
  if (rows.isPending) return <CarsComing />
  return (
    <main id="main">
      <Ground>
        <EmptyState
          headingLevel={2}
          picture={<DrawnHouse />}
          title={t`This rental can no longer be changed here`}
          text={<Trans>The house has it already, or it was made on another device.</Trans>}
          action={
            <ButtonLink to={found ? `/requests/${id}` : '/requests'}>
              <Trans>Your requests</Trans>
            </ButtonLink>
          }
        />
      </Ground>
    </main>
  )
}

function Loaded({ operation, list }: { operation: OperationRow; list: Kept<Car> }) {
  const body = operation.body as RentCar
  const today = useHouseDay()
  const [initial] = useState(() => formOf(body))
  const state = useRentalForm({ draft: `cars:change:${operation.id}`, initial, today })
  const changing = { id: operation.id, code: body.code ?? state.ids.code }
  return <Wizard list={list} state={state} changing={changing} forStay={null} />
}
