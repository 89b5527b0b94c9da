import { memo } from 'react'
import { addMonths, dayAt, dayNumber, monthOf } from '#domain/calendar.ts'
import { cx } from '#ui/cx.ts'
import { useFormats } from '#ui/formats.tsx'
import { useWeekday } from '../calendar/use-weekday.ts'
import type { Scale } from './scale.ts'

export const HEADER_HEIGHT = 56

/** Months and days, fixed at the top while the rooms scroll. */
export const DaysHead = memo(function DaysHead({
  scale,
  from,
  to,
  today,
}: {
  scale: Scale
  from: number
  to: number
  today: number
}) {
  const formats = useFormats()
  const weekday = useWeekday()
  const months: string[] = []
  for (let month = monthOf(dayAt(from)); dayNumber(`${month}-01`) < to; month = addMonths(month, 1))
    months.push(month)
  return (
    <div
      aria-hidden="true"
      className="sticky top-0 z-10 border-b border-line bg-surface"
      style={{ height: HEADER_HEIGHT, width: scale.width }}
    >
      {months.map((month) => {
        const start = Math.max(scale.first, dayNumber(`${month}-01`))
        const end = Math.min(scale.last, dayNumber(`${addMonths(month, 1)}-01`))
        return (
          <span
            key={month}
            className="absolute top-0 h-6 border-l border-line"
            style={{ left: scale.edge(start), width: (end - start) * scale.day }}
          >
            <span
              className="sticky inline-block px-2 pt-0.5 text-sm font-semibold whitespace-nowrap"
              style={{ left: scale.roomWidth }}
            >
              {formats.date(`${month}-01`, 'month')}
            </span>
          </span>
        )
      })}
      {Array.from({ length: to - from }, (_, at) => {
        const number = from + at
        const day = dayAt(number)
        return (
          <span
            key={number}
            className="absolute bottom-0 grid h-8 justify-items-center text-sm leading-4"
            style={{ left: scale.edge(number), width: scale.day }}
          >
            <span className={cx('text-ink-soft', number === today && 'text-primary')}>
              {weekday(day).slice(0, 3)}
            </span>
            <span
              className={cx(
                'font-semibold tabular',
                number === today && 'rounded-sm bg-primary px-1.5 text-on-primary',
              )}
            >
              {Number(day.slice(8))}
            </span>
          </span>
        )
      })}
      <span
        className="sticky left-0 z-5 block h-full border-r border-line bg-surface"
        style={{ width: scale.roomWidth }}
      />
    </div>
  )
})
