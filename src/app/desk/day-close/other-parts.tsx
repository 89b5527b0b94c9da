import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DayAtHouse } from '#contract/day-close.ts'
import type { DayFigures } from '#domain/day-close.ts'
import { CashDifference } from '#features/cash/desk/count-list.tsx'
import { TimeText } from '#ui/date-text.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { Part } from './money-table.tsx'
import type { ShownDay } from './use-day.ts'

const LIST = 'border-y border-line print:[&>div]:py-1'

/** Receipts from the first number to the last, the taxes in them, and numbers that are missing. */
export function Receipts({
  figures,
  series,
  waiting = null,
  id,
}: {
  figures: DayFigures
  series: DayAtHouse['series'] | null
  /** Written on this device, and in none of the figures; null: the house tells the figures. */
  waiting?: ShownDay['waitingReceipts'] | null
  id: string
}) {
  const { t } = useLingui()
  const { count, first, last, total, taxes } = figures.receipts
  const items: Description[] = [
    { term: t`Receipts`, detail: count },
    ...(first === null ? [] : [{ term: t`Numbers`, detail: `${first} – ${last}` }]),
    { term: t`On receipts`, detail: <Money amount={total} /> },
    ...taxes.map(({ name, percent, amount }) => ({
      key: `${name} ${percent}`,
      term: percent === 0 ? t`Of it ${name}` : t`Of it ${name}, ${percent} %`,
      detail: <Money amount={amount} />,
    })),
    ...(waiting === null || waiting.count === 0
      ? []
      : [
          {
            term: t`Waiting here, not in these figures`,
            detail: (
              <>
                {waiting.count} · <Money cents={waiting.totalCents} />
              </>
            ),
          },
        ]),
  ]
  const numbers = series?.missing.join(', ')
  return (
    <Part id={id} title={t`Receipts and taxes`}>
      <DescriptionList className={LIST} items={items} />
      {series !== null && (
        <p className={series.missing_count > 0 ? 'text-error' : 'text-sm text-ink-soft'}>
          {series.missing_count > 0 ? (
            <Plural
              value={series.missing_count}
              one={`A number is missing among all receipts of the house: ${numbers}`}
              other={`# numbers are missing among all receipts of the house: ${numbers}`}
            />
          ) : (
            <Trans>No number is missing among all receipts of the house.</Trans>
          )}
        </p>
      )}
    </Part>
  )
}

/** Tills that were counted on this day, and by how much they differed. */
export function Tills({ figures, id }: { figures: DayFigures; id: string }) {
  const { t } = useLingui()
  return (
    <Part id={id} title={t`Counted tills`}>
      {figures.tills.length === 0 ? (
        <p className="border-y border-line py-2 text-ink-soft">
          <Trans>No till was counted on this day.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {figures.tills.map(({ id: till, till_name, from, to, until, counts }) => (
            <li key={till} className="grid gap-1 py-2">
              <p>
                <Trans>
                  {from} to {to}
                </Trans>{' '}
                <span className="text-ink-soft">
                  <TimeText value={until} /> · {till_name}
                </span>
              </p>
              {counts.map(({ currency, counted, difference }) => (
                <p key={currency} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Money amount={counted} currency={currency} />
                  <CashDifference amount={difference} currency={currency} />
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

/** What is owed to the house at that moment, and what it gave up on this day. */
export function LeftOpen({
  figures,
  owing,
  id,
}: {
  figures: DayFigures
  owing: DayAtHouse['owing']
  id: string
}) {
  const { t } = useLingui()
  const open = ({ count, amount }: { count: number; amount: number }) => (
    <>
      <Money amount={amount} /> <span className="font-normal text-ink-soft">({count})</span>
    </>
  )
  return (
    <Part id={id} title={t`Left open`}>
      <DescriptionList
        className={LIST}
        items={[
          { term: t`Guests in the house`, detail: open(owing.in_house) },
          { term: t`Guests who have left`, detail: open(owing.left) },
          { term: t`Services on no bill`, detail: open(owing.services) },
          { term: t`Written off on this day`, detail: open(figures.write_offs) },
        ]}
      />
    </Part>
  )
}
