import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useRef, type Ref } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import type { GuestOrder } from '#parts/desk/guest-stays.ts'
import { GuestName } from '#parts/desk/stay-link.tsx'
import { DateText, TimeText } from '#ui/date-text.tsx'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { useMedia } from '#ui/use-media.ts'
import { dateOf, type Money } from '../money.ts'
import { workOn } from './open-work.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { methodLabels } from '../operations/texts.ts'
import { RowIcons, RowText, type RowActions } from './row-actions.tsx'
import { hasMarks, Marks, StatusBadge, SubjectCell } from './row-parts.tsx'
import { WIDE } from './widths.ts'
import { useWindowRows } from './use-window-rows.ts'

const head = 'px-1.5 py-2.5 font-semibold first:pl-3 last:pr-3'
const cell = 'px-1.5 py-1.5 align-middle first:pl-3 last:pr-2'

/** The table from 768 px on (spec 3 §2.9). */
export function PaymentTable({
  rows,
  work,
  handlers,
  orderOf,
}: {
  rows: readonly Money[]
  work: ReadonlyMap<string, OperationRow[]>
  handlers: RowActions
  /** What a payment says of its guest's stay. */
  orderOf: (money: Money) => GuestOrder
}) {
  'use no memo' // See useWindowRows.
  const { t } = useLingui()
  const wide = useMedia(WIDE)
  const header = useRef<HTMLTableSectionElement>(null)
  const { items, measure, above, below } = useWindowRows(rows, header, wide ? 61 : 104)
  return (
    <div className="rounded-md border border-line bg-surface">
      <table
        className="w-full table-fixed border-collapse text-left"
        aria-rowcount={rows.length + 1}
      >
        <caption className="sr-only">{t`Payments`}</caption>
        <colgroup>
          <col className="w-11 2xl:w-14" />
          <col />
          <col />
          <col className="w-34 2xl:w-36" />
          <col className="w-24 2xl:w-32" />
          <col className="w-29 2xl:w-32" />
          <col className="w-17 2xl:w-28" />
          {wide && <col className="w-60" />}
        </colgroup>
        <thead ref={header} className="border-b border-line text-sm text-ink-soft">
          <tr aria-rowindex={1}>
            <th scope="col" className={head}>
              #
            </th>
            <th scope="col" className={head}>
              <Trans>Customer</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Booking</Trans>
            </th>
            <th scope="col" className={`${head} text-right`}>
              <Trans>Amount</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Method</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Status</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Date</Trans>
            </th>
            {wide && (
              <th scope="col" className={`${head} text-right`}>
                <Trans>Actions</Trans>
              </th>
            )}
          </tr>
        </thead>
        {above > 0 && <Gap height={above} columns={wide ? 8 : 7} />}
        {items.map(({ index, key }) => {
          const money = rows[index]
          return (
            money && (
              <EntryBoundary key={key} as="tbody" columns={wide ? 8 : 7}>
                <Row
                  ref={measure}
                  at={index}
                  money={money}
                  work={workOn(work, money)}
                  guest={orderOf(money)}
                  handlers={handlers}
                  wide={wide}
                />
              </EntryBoundary>
            )
          )
        })}
        {below > 0 && <Gap height={below} columns={wide ? 8 : 7} />}
      </table>
    </div>
  )
}

function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td aria-hidden="true" colSpan={columns} style={{ height }} className="p-0" />
      </tr>
    </tbody>
  )
}

/** Memoized, so that scrolling renders only new rows. */
const Row = memo(function Row({
  at,
  money,
  guest,
  work,
  handlers,
  wide,
  ref,
}: {
  at: number
  money: Money
  guest: GuestOrder
  work: readonly OperationRow[]
  handlers: RowActions
  wide: boolean
  ref: Ref<HTMLTableSectionElement>
}) {
  const when = dateOf(money)
  return (
    <tbody ref={ref} data-index={at} className="border-b border-line last:border-0">
      <tr aria-rowindex={at + 2}>
        <td className={`${cell} text-sm text-ink-soft tabular`}>{at + 1}</td>
        <th scope="row" className={`${cell} font-semibold`}>
          <GuestName of={guest} name={money.customer} className="break-words" />
        </th>
        <td className={cell}>
          <SubjectCell money={money} />
        </td>
        <td className={`${cell} text-right font-semibold tabular`}>
          {amountText(money.amount, money.currency)}
        </td>
        <td className={`${cell} text-sm`}>{methodLabels(money.method)}</td>
        <td className={cell}>
          <StatusBadge money={money} />
        </td>
        <td className={`${cell} text-sm`}>
          {when && (
            <>
              <span className="block whitespace-nowrap">
                <DateText value={when} format="short" />
              </span>
              <span className="block text-ink-soft tabular">
                <TimeText value={when} />
              </span>
            </>
          )}
        </td>
        {wide && (
          <td className={`${cell} pl-0!`}>
            <RowIcons money={money} handlers={handlers} />
          </td>
        )}
      </tr>
      {(!wide || hasMarks(money, work)) && (
        <tr>
          <td colSpan={wide ? 8 : 7} className="pr-1 pb-1 pl-3">
            <div className="flex flex-wrap items-center gap-2">
              <Marks money={money} work={work} />
              {!wide && <RowText money={money} handlers={handlers} />}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  )
})
