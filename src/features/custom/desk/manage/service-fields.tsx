import { useBaseWord } from '#parts/currency-names.ts'
import { useLingui } from '@lingui/react/macro'
import { customUnits, customWants, type CustomWanted } from '#domain/custom.ts'
import { settingLanguages } from '#domain/settings.ts'
import { useSpokenLanguages } from '#parts/use-spoken-languages.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { NameAndText } from '#parts/desk/name-and-text.tsx'
import { TextField } from '#ui/text-field.tsx'
import { slugFrom } from '#lib/slug-from.ts'
import { unitLabels } from '../labels.ts'
import { asksDuration, type OwnLanguage, type ServiceField, type ServiceForm } from './form.ts'

export const fieldId = (field: ServiceField) => `service-${field}`

interface FieldsProps {
  form: ServiceForm
  errors: Partial<Record<ServiceField, string>>
  /** Names of the house's taxes. */
  taxes: readonly string[]
  own: OwnLanguage
  onChange: (part: Partial<ServiceForm>) => void
}

type TextFieldName = {
  [Field in ServiceField]: ServiceForm[Field] extends string ? Field : never
}[ServiceField]

/** Props that every field gets. */
function useField({ form, errors, onChange }: Omit<FieldsProps, 'taxes' | 'own'>) {
  return (field: TextFieldName) => ({
    id: fieldId(field),
    value: form[field],
    error: errors[field],
    onChange: (value: string) => onChange({ [field]: value }),
  })
}

/** All fields of a service, in the order in which one thinks of them. */
export function ServiceFields(props: FieldsProps) {
  return (
    <>
      <Names {...props} />
      <Price {...props} />
      <When {...props} />
      <Offer {...props} />
    </>
  )
}

function Names(props: FieldsProps) {
  const { t } = useLingui()
  const { form, own } = props
  const field = useField(props)
  const spoken = useSpokenLanguages()
  // What was written in a language that is not spoken any more is in reach.
  const others = settingLanguages.filter(
    (one) => one !== own && (spoken.includes(one) || form[one] + form[`text_${one}`] !== ''),
  )
  return (
    <Fieldset
      legend={t`What it is`}
      lead={t`Where another language is left empty, the first one stands.`}
    >
      {[own, ...others].map((language) => (
        <NameAndText
          key={language}
          language={language}
          name={{ ...field(language), maxLength: 80, optional: language !== own }}
          text={{
            ...field(`text_${language}`),
            maxLength: 2000,
            ...(language === own && {
              hint: t`An empty line begins a paragraph; lines that begin with "- " are a list.`,
            }),
          }}
        />
      ))}
      <TextField
        {...field('slug')}
        label={t`Address of its page`}
        hint={t`The last part of /services/…; left empty, the name makes it.`}
        placeholder={slugFrom(form[own])}
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
    </Fieldset>
  )
}

function Price({ taxes, ...props }: FieldsProps) {
  const { t, i18n } = useLingui()
  const word = useBaseWord()
  const { form, onChange } = props
  const field = useField(props)
  // A tax that the settings do not have any more is still shown, so that it can be taken off.
  const names = [...new Set([...taxes, ...form.taxes])]
  return (
    <Fieldset legend={t`Price`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('price')} label={t`Price in ${word}`} inputMode="decimal" />
        <SelectField
          id={fieldId('unit')}
          label={t`Price per`}
          value={form.unit}
          onChange={(value) =>
            onChange({ unit: customUnits.find((one) => one === value) ?? form.unit })
          }
          options={customUnits.map((value) => ({ value, label: i18n._(unitLabels[value]) }))}
        />
      </div>
      {names.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="font-medium">{t`Taxes that the price contains`}</legend>
          {names.map((name) => (
            <CheckboxField
              key={name}
              label={name}
              checked={form.taxes.includes(name)}
              onChange={(checked) =>
                onChange({
                  taxes: checked
                    ? [...form.taxes, name]
                    : form.taxes.filter((other) => other !== name),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </Fieldset>
  )
}

function useWants(): Record<CustomWanted, string> {
  const { t } = useLingui()
  return {
    any_time: t`No fixed time`,
    day: t`On a day`,
    day_time: t`On a day at a time`,
    span: t`From … to …`,
  }
}

function When(props: FieldsProps) {
  const { t } = useLingui()
  const { form, onChange } = props
  const field = useField(props)
  const wants = useWants()
  return (
    <Fieldset legend={t`When it is wanted`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          id={fieldId('wanted')}
          label={t`Guests say when`}
          value={form.wanted}
          onChange={(value) =>
            onChange({ wanted: customWants.find((one) => one === value) ?? form.wanted })
          }
          options={customWants.map((value) => ({ value, label: wants[value] }))}
        />
        {asksDuration(form) && (
          <TextField {...field('duration')} label={t`Minutes that it takes`} inputMode="numeric" />
        )}
        {form.wanted !== 'any_time' && (
          <TextField
            {...field('capacity')}
            label={form.wanted === 'day' ? t`How many a day` : t`How many at once`}
            hint={t`Left empty: as many as are asked for.`}
            inputMode="numeric"
            optional
          />
        )}
        <TextField
          {...field('notice')}
          label={t`Hours of notice`}
          hint={t`How long before the start it must be ordered.`}
          inputMode="numeric"
        />
      </div>
      <CheckboxField
        label={t`Guests may cancel it`}
        checked={form.cancels}
        onChange={(cancels) => onChange({ cancels })}
      />
      {form.cancels && (
        <TextField
          {...field('cancel_hours')}
          label={t`Until so many hours before`}
          hint={t`0: until it begins.`}
          inputMode="numeric"
          className="sm:max-w-xs"
        />
      )}
    </Fieldset>
  )
}

function Offer(props: FieldsProps) {
  const { t } = useLingui()
  const { form, onChange } = props
  const field = useField(props)
  return (
    <Fieldset legend={t`How it is offered`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          id={fieldId('seen_by')}
          label={t`Who sees it`}
          value={form.seen_by}
          onChange={(value) => onChange({ seen_by: value === 'desk' ? 'desk' : 'guests' })}
          options={[
            { value: 'guests', label: t`Guests and the desk` },
            { value: 'desk', label: t`Only the desk` },
          ]}
        />
        <TextField
          {...field('provided_by')}
          label={t`Who does it`}
          hint={t`For the desk; guests are not told.`}
          maxLength={120}
          optional
        />
        <TextField
          {...field('position')}
          label={t`Place in the list`}
          hint={t`0 comes first; empty comes last.`}
          inputMode="numeric"
          optional
        />
      </div>
      <CheckboxField
        label={t`The house confirms each order`}
        hint={t`Off: an order is confirmed as soon as it comes in.`}
        checked={form.needs_confirming}
        onChange={(needs_confirming) => onChange({ needs_confirming })}
      />
      <CheckboxField
        label={t`Offered`}
        checked={form.offered}
        onChange={(offered) => onChange({ offered })}
      />
    </Fieldset>
  )
}
