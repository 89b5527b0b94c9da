import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import { isTooLate } from '#domain/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { isOf } from '#parts/own-requests.ts'
import { useHouse } from '#parts/use-house.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { formOf } from '../form/body.ts'
import type { LaundryForm } from '../form/form.ts'
import { houseTime } from '../form/schedule.ts'
import { useLaundryForm } from './use-laundry-form.ts'
import { Wizard } from './wizard.tsx'

const OPEN = ['waiting', 'sending', 'unknown', 'parked']

/** An order that waits or was refused, loaded into the form for changing. */
export function ChangeLaundry({ id, nextTime }: { id: string; nextTime: boolean }) {
  const { t } = useLingui()
  const rows = useQuery(outboxQuery(['guest']))
  // The order as it was when this screen opened: it may go on its way meanwhile.
  const [opened, setOpened] = useState<OperationRow | null>(null)
  const found = rows.data?.find((row) => row.id === id) ?? null
  if (opened === null && found !== null && isOf(laundry, found) && OPEN.includes(found.state)) {
    setOpened(found)
  }
  if (opened !== null) return <Loaded operation={opened} nextTime={nextTime} />
  return (
    <main id="main" className="container-page pt-[calc(var(--over-page)+2rem)] pb-16">
      {rows.isPending ? (
        <LoadingRegion label={t`Loading your order…`}>
          <SkeletonText lines={5} />
        </LoadingRegion>
      ) : (
        <EmptyState
          picture={<DrawnBasket />}
          title={<Trans>This order can no longer be changed here</Trans>}
          text={<Trans>The house has it already, or it was made on another device.</Trans>}
          action={
            <ButtonLink to={found ? `/requests/${id}` : '/requests'}>
              <Trans>Your requests</Trans>
            </ButtonLink>
          }
        />
      )}
    </main>
  )
}

/** Times that have passed help nobody: the next good ones are offered. */
function withoutTimes(form: LaundryForm): LaundryForm {
  return { ...form, pickUpDate: null, pickUpTime: null, dropOffDate: null, dropOffTime: null }
}

function Loaded({ operation, nextTime }: { operation: OperationRow; nextTime: boolean }) {
  const body = operation.body as PlaceLaundryOrder
  const { timezone } = useHouse()
  const [opened] = useState(() => {
    const now = new Date(offline().clock.now())
    const form = formOf(body)
    const late = isTooLate(timezone, form.pickUpDate ?? '', form.pickUpTime ?? '', now)
    return {
      initial: nextTime || late ? withoutTimes(form) : form,
      now: houseTime(timezone, now),
    }
  })
  const state = useLaundryForm(`laundry:change:${operation.id}`, opened)
  const changing = { id: operation.id, code: body.code ?? state.ids.code }
  return <Wizard state={state} changing={changing} forStay={null} />
}
