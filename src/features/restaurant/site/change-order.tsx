import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { isTooLate } from '#domain/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useHouse } from '#parts/use-house.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { formOf } from './form/body.ts'
import { OrderScreen } from './order-screen.tsx'
import { useMenu } from './use-menu.ts'
import { useOrderForm } from './use-order-form.ts'

const OPEN = ['waiting', 'sending', 'unknown', 'parked']

/** An order that waits or was refused, loaded into the form for changing. */
export function ChangeOrder({ id, nextTime }: { id: string; nextTime: boolean }) {
  const { t } = useLingui()
  const rows = useQuery(outboxQuery(['guest']))
  // The order as it was when this screen opened: it may go on its way meanwhile.
  const [opened, setOpened] = useState<OperationRow | null>(null)
  const found = rows.data?.find((row) => row.id === id) ?? null
  if (opened === null && found !== null && OPEN.includes(found.state)) setOpened(found)
  if (opened !== null && opened.route === 'placeRestaurantOrder') {
    return <Loaded operation={opened} nextTime={nextTime} />
  }
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
            <>
              <ButtonLink to={found ? `/requests/${id}` : '/requests'}>
                <Trans>Your requests</Trans>
              </ButtonLink>
              <ButtonLink to="/restaurant" variant="secondary">
                <Trans>See the menu</Trans>
              </ButtonLink>
            </>
          }
        />
      )}
    </main>
  )
}

function Loaded({ operation, nextTime }: { operation: OperationRow; nextTime: boolean }) {
  const body = operation.body as PlaceOrder
  const { timezone } = useHouse()
  const [initial] = useState(() => {
    const form = formOf(body)
    const { date, time } = body.schedule
    // A time that has passed helps nobody: the next good one is offered.
    const late = isTooLate(timezone, date, time, new Date(offline().clock.now()))
    return nextTime || late ? { ...form, date: null, time: null } : form
  })
  const state = useOrderForm(`restaurant:change:${operation.id}`, initial)
  const menu = useMenu()
  const changing = { id: operation.id, code: body.code ?? state.ids.code }
  return <OrderScreen state={state} menu={menu} changing={changing} arrival={null} forStay={null} />
}
