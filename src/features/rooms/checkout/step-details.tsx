import { useLingui } from '@lingui/react/macro'
import { TextArea } from '#ui/text-area.tsx'
import { CustomerFields } from './customer-fields.tsx'
import type { StepProps } from './fields.ts'

/** Step 3: name and phone; e-mail and wishes are optional (spec 1 §5). */
export function StepDetails({ form, change, errorOf }: StepProps) {
  return (
    <div className="grid gap-4">
      <CustomerFields person={form} change={change} errorOf={errorOf} />
      <Wishes notes={form.notes} change={change} />
    </div>
  )
}

export function Wishes({ notes, change }: { notes: string; change: StepProps['change'] }) {
  const { t } = useLingui()
  return (
    <TextArea
      label={t`Wishes`}
      optional
      hint={t`When you arrive, an extra blanket, anything we should know.`}
      maxLength={1000}
      rows={3}
      value={notes}
      onChange={(text) => change({ notes: text })}
    />
  )
}
