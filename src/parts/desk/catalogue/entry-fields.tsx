import { useFormats } from '#ui/formats.tsx'
import { useLingui } from '@lingui/react/macro'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { TranslationsFields } from '../translations-fields.tsx'
import type { Category } from './entry.ts'
import type { EntryForm } from './form.ts'
import type { Field, Kind } from '#parts/catalogue/kind.ts'

export const fieldId = (kind: Kind, name: string) => `${kind.resource}-${name}`

interface FieldsProps {
  kind: Kind
  form: EntryForm
  categories: readonly Category[]
  errors: Readonly<Record<string, string | undefined>>
  /** A fixed field cannot be changed after it was saved. */
  isNew: boolean
  onChange: (part: EntryForm) => void
}

const wideTypes: readonly Field['type'][] = ['switch', 'area', 'translations']

/** The fields of a kind from its description: short ones side by side, long ones below. */
export function EntryFields(props: FieldsProps) {
  const { kind } = props
  const wide = kind.fields.filter(({ type }) => wideTypes.includes(type))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {kind.fields
          .filter((field) => !wide.includes(field))
          .map((field, at) => (
            <ShortField key={field.name} field={field} first={at === 0} {...props} />
          ))}
      </div>
      {wide.map((field) => (
        <WideField key={field.name} field={field} {...props} />
      ))}
    </>
  )
}

function ShortField({
  kind,
  field,
  form,
  categories,
  errors,
  isNew,
  first,
  onChange,
}: FieldsProps & { field: Field; first: boolean }) {
  const { t, i18n } = useLingui()
  const { base } = useFormats()
  const { name, type, min, max } = field
  const label = i18n._(field.label)
  const common = {
    id: fieldId(kind, name),
    label: type === 'money' ? `${label} (${base})` : label,
    value: String(form[name] ?? ''),
    error: errors[name],
    onChange: (value: string) => onChange({ [name]: value }),
  }
  if (type === 'choice') {
    const known = field.options ?? []
    const options = known.map((one) => ({ value: one.value, label: i18n._(one.label) }))
    // Another host's word stays what it is until another is chosen.
    const own = known.some(({ value }) => value === common.value)
    return (
      <SelectField
        {...common}
        options={own ? options : [{ value: common.value, label: common.value }, ...options]}
      />
    )
  }
  if (type === 'category') {
    const isFixed = field.fixed === true && !isNew
    return (
      <SelectField
        {...common}
        disabled={isFixed}
        hint={isFixed ? t`The category cannot be changed.` : undefined}
        options={[
          { value: '', label: t`Choose…`, disabled: true },
          ...categories.map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
    )
  }
  if (type === 'time') {
    return <TimeField {...common} optional hint={field.hint && i18n._(field.hint)} />
  }
  const numeric =
    type === 'money'
      ? ({ type: 'number', inputMode: 'decimal', min: 0.01, step: 0.01 } as const)
      : type === 'whole'
        ? ({ type: 'number', inputMode: 'numeric', min, max, step: 1 } as const)
        : {}
  return (
    <TextField
      {...common}
      {...numeric}
      maxLength={field.maxLength}
      autoComplete="off"
      {...(first && { 'data-autofocus': true })}
    />
  )
}

function WideField({ field, form, onChange }: FieldsProps & { field: Field }) {
  const { i18n } = useLingui()
  const { name, type, hint, maxLength } = field
  const label = i18n._(field.label)
  const value = form[name] ?? field.initial
  if (type === 'translations') {
    return (
      <TranslationsFields
        value={typeof value === 'object' ? value : {}}
        limits={{ name: 120, ...(maxLength !== undefined && { description: maxLength }) }}
        onChange={(translations) => onChange({ [name]: translations })}
      />
    )
  }
  return type === 'switch' ? (
    <CheckboxField
      label={label}
      hint={hint && i18n._(hint)}
      checked={form[name] !== false}
      onChange={(on) => onChange({ [name]: on })}
    />
  ) : (
    <TextArea
      label={label}
      optional
      rows={3}
      value={typeof value === 'string' ? value : ''}
      onChange={(typed) => onChange({ [name]: typed })}
      maxLength={maxLength}
    />
  )
}
