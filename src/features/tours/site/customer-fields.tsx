import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#ui/fieldset.tsx'
import { PersonFields } from '#ui/person-fields.tsx'
import type { FieldsProps } from './fields.ts'
import { fieldIds } from '../form/problems.ts'

/** Who comes. */
export function CustomerFields({ form, change, errorOf }: FieldsProps) {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`Your details`}>
      <PersonFields
        ids={{ ...fieldIds, email: 'tour-email' }}
        person={form}
        change={change}
        errorOf={errorOf}
        phoneHint={t`We call if anything is unclear.`}
      />
    </Fieldset>
  )
}
