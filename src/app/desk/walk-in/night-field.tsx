import { useLingui } from '@lingui/react/macro'
import { addDays } from '#domain/days.ts'
import { daysText } from '#parts/day-and-amount.ts'
import { ChipGroup } from '#ui/chip-group.tsx'
import type { NewStayFields } from '../new-stay/use-new-stay.ts'
import type { Problem, WalkInForm } from './form.ts'

/** After midnight: whether somebody sleeps now, and leaves today, or comes early for the next night. */
export function NightField({
  form,
  onChange,
  begun,
  today,
}: NewStayFields<WalkInForm, Problem> & {
  /** The day of the night that has begun. */
  begun: string
  today: string
}) {
  const { t } = useLingui()
  const now = daysText(begun, today)
  return (
    <ChipGroup
      label={t`First night`}
      value={form.night}
      onChange={(night) => onChange({ night })}
      options={[
        { value: 'begun', label: t`${now}: the night that has begun` },
        { value: 'coming', label: daysText(today, addDays(today, 1)) },
      ]}
    />
  )
}
