import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { rentalStatuses } from '#domain/cars.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DateText } from '#ui/date-text.tsx'
import { RungBadge } from '#ui/ladder.tsx'
import { Money } from '#ui/money.tsx'
import type { DeskRental } from '../data.ts'
import { RentalActions } from '../rental-actions.tsx'
import { statusWords } from '../../operations/desk-steps-words.ts'

/** How many rentals are shown before the rest is asked for. */
const FIRST = 12

const tones = { pending: 'waiting', approved: 'confirmed', active: 'confirmed' } as const

/** A rental's state, in a word; another host's own as it came. */
export function RentalStatus({ status }: { status: string }) {
  const { i18n } = useLingui()
  const known = rentalStatuses.find((one) => one === status)
  const tone = Object.entries(tones).find(([one]) => one === status)?.[1] ?? 'neutral'
  return <Badge tone={tone}>{known ? i18n._(statusWords[known]) : status}</Badge>
}

const noSteps: readonly OperationRow[] = []

/** 'Active & Recent Rentals' (spec 3 §2.7), real ones (decisions.md, "Orders"). */
export function RentalList({
  rentals,
  waiting,
}: {
  rentals: readonly DeskRental[]
  waiting: ReadonlyMap<string, OperationRow[]>
}) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const rows = all ? rentals : rentals.slice(0, FIRST)
  const isGhost = ({ id }: DeskRental) => id.startsWith('op:')
  const rungOf = (rental: DeskRental) => {
    const steps = waiting.get(rental.id) ?? noSteps
    if (steps.some(({ state }) => state === 'parked')) return 'needs-decision' as const
    return isGhost(rental) || steps.length > 0 ? ('saved' as const) : null
  }
  const toneOf = (rental: DeskRental) => {
    const rung = rungOf(rental)
    if (rung === null) return undefined
    return rung === 'saved' ? ('waiting' as const) : ('conflict' as const)
  }
  return (
    <div className="grid gap-3">
      <DataList
        label={t`Active & Recent Rentals`}
        rows={rows}
        rowKey={({ id }) => id}
        rowTone={toneOf}
        columns={[
          {
            key: 'guest',
            header: t`Guest`,
            primary: true,
            render: (rental) => {
              const rung = rungOf(rental)
              return (
                <div className="grid gap-1">
                  <p className="font-semibold">{rental.customer_name || t`Guest`}</p>
                  <p className="text-sm font-normal text-ink-soft">
                    {[rental.car_name, rental.code].filter(Boolean).join(' · ')}
                  </p>
                  {rung && <RungBadge rung={rung} />}
                </div>
              )
            },
          },
          {
            key: 'days',
            header: t`Days`,
            render: (rental) => (
              <span className="whitespace-nowrap">
                <DateText value={rental.pickup_date} format="short" /> –{' '}
                <DateText value={rental.dropoff_date} format="short" />
              </span>
            ),
          },
          {
            key: 'total',
            header: t`Total`,
            align: 'end',
            render: (rental) => <Money amount={rental.grand_total} />,
          },
          {
            key: 'status',
            header: t`Status`,
            render: (rental) => <RentalStatus status={rental.status} />,
          },
        ]}
        // Steps can be taken once the house has it; until then it is changed where it waits.
        renderActions={(rental) => !isGhost(rental) && <RentalActions rental={rental} />}
        empty={
          <p className="text-ink-soft">
            <Trans>No rentals yet.</Trans>
          </p>
        }
      />
      {!all && rentals.length > FIRST && (
        <Button variant="secondary" className="w-fit" onClick={() => setAll(true)}>
          <Trans>Show all {rentals.length}</Trans>
        </Button>
      )}
    </div>
  )
}
