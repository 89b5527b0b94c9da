import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { memo, useRef, type Ref } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { DateTimeText } from '#ui/date-text.tsx'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { dateOf, type Money } from '../money.ts'
import { workOn } from './open-work.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { methodLabels } from '../operations/texts.ts'
import { subjectTitle } from '../subject-title.ts'
import { hasMarks, Marks, StatusBadge } from './row-parts.tsx'
import { useWindowRows } from './use-window-rows.ts'

/** The list on a narrow screen: a tap on a row opens its details (spec 3 §2.9). */
export function PaymentCards({
  rows,
  work,
  onView,
}: {
  rows: readonly Money[]
  work: ReadonlyMap<string, OperationRow[]>
  onView: (money: Money) => void
}) {
  'use no memo' // See useWindowRows.
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const { items, measure, above, below } = useWindowRows(rows, list, 104)
  return (
    <ul
      ref={list}
      aria-label={t`Payments`}
      style={{ paddingTop: above, paddingBottom: below }}
      className="-mx-3 border-y border-line bg-surface sm:mx-0 sm:rounded-md sm:border-x"
    >
      {items.map(({ index, key }) => {
        const money = rows[index]
        return (
          money && (
            <EntryBoundary key={key} as="li">
              <Item
                ref={measure}
                at={index}
                of={rows.length}
                money={money}
                work={workOn(work, money)}
                onView={onView}
              />
            </EntryBoundary>
          )
        )
      })}
    </ul>
  )
}

const Item = memo(function Item({
  at,
  of,
  money,
  work,
  onView,
  ref,
}: {
  at: number
  of: number
  money: Money
  work: readonly OperationRow[]
  onView: (money: Money) => void
  ref: Ref<HTMLLIElement>
}) {
  const { t } = useLingui()
  const when = dateOf(money)
  return (
    <li
      ref={ref}
      data-index={at}
      aria-setsize={of}
      aria-posinset={at + 1}
      className="border-b border-line last:border-0"
    >
      <button
        type="button"
        onClick={() => onView(money)}
        className="flex w-full items-center gap-2 px-3 py-3 text-left transition-colors hover:bg-primary-soft sm:px-4"
      >
        <span className="grid min-w-0 flex-1 gap-1.5">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate font-semibold">{money.customer || t`Guest`}</span>
            <span className="shrink-0 font-semibold tabular">
              {amountText(money.amount, money.currency)}
            </span>
          </span>
          <span className="flex items-center justify-between gap-3 text-sm text-ink-soft">
            <span className="min-w-0 truncate">
              <span className="font-mono">{money.subject_code}</span>
              {' · '}
              {subjectTitle(money)}
            </span>
            <StatusBadge money={money} />
          </span>
          <span className="text-sm text-ink-soft">
            {methodLabels(money.method)}
            {when && (
              <>
                {' · '}
                <DateTimeText value={when} format="short" />
              </>
            )}
          </span>
          {hasMarks(money, work) && (
            <span className="flex flex-wrap gap-2">
              <Marks money={money} work={work} />
            </span>
          )}
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" />
      </button>
    </li>
  )
})
