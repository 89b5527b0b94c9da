import { useLingui } from '@lingui/react/macro'
import type { DayHours, Hours, Week } from '#domain/hours.ts'
import { weekdayName } from '#lib/weekday-names.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import type { WeekFieldName } from '../form.ts'
import type { ListProps } from './rows.tsx'

/** What a day is: as every day, closed, open once, or open twice. */
const kindOf = (day: DayHours): string => (day === null ? 'every' : String(day.length))

/** What a day of another kind begins with; times that nobody knows yet are ''. */
function dayOf(kind: string, day: DayHours, { open, close }: Hours): DayHours {
  if (kind === 'every') return null
  if (kind === '0') return []
  const [first, last] = [day?.[0]?.open || open, day?.at(-1)?.close || close]
  if (kind === '1') return [{ open: first, close: last }]
  return [
    { open: first, close: '' },
    { open: '', close: last },
  ]
}

/** A browser's own time picker knows no 24:00. */
const shown = (close: string) => (close === '24:00' ? '00:00' : close)
const closing = (typed: string) => (typed === '00:00' ? '24:00' : typed)

/** Hours that are others on some weekdays: a line each, once they are switched on. */
export function WeekField({
  field,
  label,
  every,
  state: { form, set },
  error,
}: ListProps & {
  field: WeekFieldName
  label: string
  /** The hours of every day, as typed. */
  every: Hours
}) {
  const { t, i18n } = useLingui()
  const week = form[field]
  const id = `setting-${field}`
  const change = (weekday: number, day: DayHours) => set(field, week?.with(weekday, day) ?? null)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-label={label}
      className="@container col-span-full grid min-w-0 gap-2 outline-none"
    >
      <CheckboxField
        label={label}
        hint={week === null ? t`Off: the same every day.` : t`Closing at midnight is 00:00.`}
        checked={week !== null}
        onChange={(on) => set(field, on ? Array.from<DayHours>({ length: 7 }).fill(null) : null)}
      />
      {week !== null && (
        <ul className="grid divide-y divide-line rounded-sm border border-line">
          {week.map((day, weekday) => (
            <Day
              key={weekday}
              name={weekdayName(weekday, i18n.locale, 'long')}
              day={day}
              every={every}
              onChange={(next) => change(weekday, next)}
            />
          ))}
        </ul>
      )}
      <FieldNotes error={error} hintId={`${id}-hint`} errorId={`${id}-error`} />
    </fieldset>
  )
}

function Day({
  name,
  day,
  every,
  onChange,
}: {
  name: string
  day: Week[number]
  every: Hours
  onChange: (day: DayHours) => void
}) {
  const { t } = useLingui()
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 p-2 @lg:grid-cols-[6.5rem_11rem_minmax(0,1fr)]">
      <span className="font-medium first-letter:uppercase" aria-hidden="true">
        {name}
      </span>
      <SelectField
        label={name}
        hideLabel
        className="gap-0!"
        value={kindOf(day)}
        options={[
          { value: 'every', label: t`As every day` },
          { value: '0', label: t`Closed` },
          { value: '1', label: t`Other hours` },
          { value: '2', label: t`With a break` },
        ]}
        onChange={(kind) => onChange(dayOf(kind, day, every))}
      />
      {day !== null && day.length > 0 && (
        <div className="col-span-full grid gap-2 @lg:col-span-1">
          {day.map((span, at) => {
            const part = (some: Partial<Hours>) => onChange(day.with(at, { ...span, ...some }))
            return (
              <div key={at} className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
                <TimeField
                  label={at === 0 ? t`${name}: opens` : t`${name}: opens again`}
                  hideLabel
                  className="gap-0!"
                  value={span.open}
                  onChange={(open) => part({ open })}
                />
                <span aria-hidden="true">–</span>
                <TimeField
                  label={at === 0 ? t`${name}: closes` : t`${name}: closes again`}
                  hideLabel
                  className="gap-0!"
                  value={shown(span.close)}
                  onChange={(typed) => part({ close: closing(typed) })}
                />
              </div>
            )
          })}
        </div>
      )}
    </li>
  )
}
