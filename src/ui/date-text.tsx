import type { DateInput, DateStyle } from '#lib/format-date.ts'
import { useFormats } from './formats.tsx'

type DateTextProps = { value: DateInput; format?: DateStyle }

// The machine-readable half of <time>: a day or clock time stays as it is, an instant becomes ISO.
function machine(value: DateInput): string | undefined {
  if (typeof value === 'string') return value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** A day in words: a `YYYY-MM-DD` day of the house, or an instant in its time zone. */
export function DateText({ value, format }: DateTextProps) {
  return <time dateTime={machine(value)}>{useFormats().date(value, format)}</time>
}

/** A time of day, 14:05: a clock time `HH:MM` or an instant. */
export function TimeText({ value }: Pick<DateTextProps, 'value'>) {
  return <time dateTime={machine(value)}>{useFormats().time(value)}</time>
}

/** Day and time of an instant: 21 Nov 2026, 14:05. */
export function DateTimeText({ value, format, className }: DateTextProps & { className?: string }) {
  return (
    <time dateTime={machine(value)} className={className}>
      {useFormats().dateTime(value, format)}
    </time>
  )
}
