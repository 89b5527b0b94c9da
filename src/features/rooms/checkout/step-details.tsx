import { useLingui } from '@lingui/react/macro'
import { PersonFields } from '#parts/request-form/person-fields.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fieldIds } from './problems.ts'
import type { StepProps } from './use-stay.ts'

/** Step 3: name and phone; e-mail and wishes are optional (spec 1 §5). */
export function StepDetails({ form, change, errorOf }: StepProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4">
      <PersonFields
        ids={fieldIds}
        person={form}
        change={change}
        errorOf={errorOf}
        emailHint={t`For the confirmation.`}
      />
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
