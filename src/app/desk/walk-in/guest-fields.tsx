import { useLingui } from '@lingui/react/macro'
import { maxAdults, maxStayNights } from '#domain/stays.ts'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { GuestFields } from '../new-stay/guest-fields.tsx'
import { fieldId, type NewStayFields } from '../new-stay/use-new-stay.ts'
import type { Problem, WalkInForm } from './form.ts'

/** Who comes, for how long, and how many. */
export function WalkInGuest({
  capacity,
  ...fields
}: NewStayFields<WalkInForm, Problem> & {
  /** The chosen room's. */
  capacity: number | undefined
}) {
  const { t } = useLingui()
  const { form, errorOf, onChange } = fields
  return (
    <GuestFields {...fields} onPick={({ name, phone }) => onChange({ name, phone })}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <NumberStepper
          id={fieldId('nights')}
          label={t`Nights`}
          value={form.nights}
          min={1}
          max={maxStayNights}
          error={errorOf('nights')}
          onChange={(nights) => onChange({ nights })}
        />
        <NumberStepper
          id={fieldId('guests')}
          label={t`Adults`}
          value={form.adults}
          min={1}
          max={maxAdults(capacity ?? 1)}
          error={errorOf('guests')}
          onChange={(adults) => onChange({ adults })}
        />
        <NumberStepper
          label={t`Children`}
          value={form.children}
          min={0}
          max={30}
          onChange={(children) => onChange({ children })}
        />
      </div>
    </GuestFields>
  )
}
