import { Trans, useLingui } from '@lingui/react/macro'
import { maxStayNights, maxAdults } from '#domain/stays.ts'
import { BanWarning } from '#parts/desk/ban-warning.tsx'
import { useBans } from '#parts/desk/use-bans.ts'
import { GuestPicker } from '#parts/desk/guest-picker/guest-picker.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Problem, WalkInForm } from './form.ts'

/** Who comes, for how long, and how many. */
export function GuestFields({
  form,
  capacity,
  ids,
  errorOf,
  onChange,
}: {
  form: WalkInForm
  /** The chosen room's. */
  capacity: number | undefined
  ids: Record<Problem, string>
  errorOf: (problem: Problem) => string | null
  onChange: (patch: Partial<WalkInForm>) => void
}) {
  const { t } = useLingui()
  const banOf = useBans()
  return (
    <section aria-labelledby="walk-in-guest" className="grid gap-2.5">
      <h2 id="walk-in-guest" className="text-lg">
        <Trans>Guest</Trans>
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <GuestPicker
          id={ids.name}
          label={t`Full name`}
          value={form.name}
          error={errorOf('name')}
          onChange={(name) => onChange({ name })}
          onPick={({ name, phone }) => onChange({ name, phone })}
        />
        <TextField
          id={ids.phone}
          label={t`Phone`}
          optional
          type="tel"
          inputMode="tel"
          value={form.phone}
          error={errorOf('phone')}
          maxLength={40}
          autoComplete="off"
          onChange={(phone) => onChange({ phone })}
        />
      </div>
      <BanWarning ban={banOf(form)} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <NumberStepper
          id={ids.nights}
          label={t`Nights`}
          value={form.nights}
          min={1}
          max={maxStayNights}
          error={errorOf('nights')}
          onChange={(nights) => onChange({ nights })}
        />
        <NumberStepper
          id={ids.guests}
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
      <TextArea
        label={t`Note`}
        optional
        rows={2}
        value={form.note}
        maxLength={1000}
        onChange={(note) => onChange({ note })}
      />
    </section>
  )
}
