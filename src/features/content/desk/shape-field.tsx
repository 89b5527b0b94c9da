import { useLingui } from '@lingui/react/macro'
import { slugFrom } from '#lib/slug-from.ts'
import { settingLanguages } from '#domain/settings.ts'
import { coerceObject } from '#lib/coerce.ts'
import { textIn, type Texts } from '#domain/texts.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ContentPicture } from './content-picture.tsx'
import { EntryList } from './entry-list.tsx'
import { languageNames } from '#parts/language-names.ts'
import { fieldId, type Path, type Problem } from './problems.ts'
import type { Language } from './rules.ts'
import type { Named } from './shapes.ts'
import { spotText } from './spot.ts'
import { TYPED_SPOT } from './to-wire.ts'

export interface FieldContext {
  /** The heading above the form. */
  heading: string
  language: Language
  /** The house's own, which stands for one that is missing. */
  ofHouse: string
  problems: readonly Problem[]
  /** Uploads a picture; null where it did not go. */
  upload: (body: object) => Promise<string | null>
}

/** The input of a value, by its shape; records and lists hold others. */
export function ShapeField({
  named: { label, hint, shape },
  path,
  value,
  onChange,
  context,
}: {
  named: Named
  path: Path
  value: unknown
  onChange: (value: unknown) => void
  context: FieldContext
}) {
  const { i18n } = useLingui()
  const { language, problems } = context
  const problem = problems.find(
    (one) =>
      fieldId(one.path) === fieldId(path) &&
      (one.language === undefined || one.language === language),
  )
  const common = {
    id: fieldId(path),
    label: i18n._(label),
    ...(hint && { hint: i18n._(hint) }),
    ...(problem && { error: i18n._(problem.message) }),
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  switch (shape.kind) {
    case 'texts':
      return (
        <TextsField
          {...common}
          texts={coerceObject(value) as Texts}
          limit={shape.limit}
          long={shape.long === true}
          onChange={onChange}
          context={context}
        />
      )
    case 'text':
      return <TextField {...common} value={text} onChange={onChange} />
    case 'link':
      return <TextField {...common} type="url" value={text} onChange={onChange} />
    case 'number':
      return <TextField {...common} inputMode="decimal" value={text} onChange={onChange} />
    case 'choice':
      return (
        <SelectField
          {...common}
          value={text}
          onChange={onChange}
          options={shape.options.map((one) => ({ value: one.value, label: i18n._(one.label) }))}
        />
      )
    case 'flag':
      return <CheckboxField {...common} checked={value === true} onChange={onChange} />
    case 'picture':
      return (
        <ContentPicture
          {...common}
          path={text === '' ? null : text}
          upload={context.upload}
          onChange={onChange}
        />
      )
    case 'list':
      return (
        <EntryList
          {...common}
          hideLabel={common.label === context.heading}
          shape={shape}
          entries={Array.isArray(value) ? value : []}
          onChange={onChange}
          say={(texts) => textIn(texts, language, context.ofHouse)}
          render={(entry, at, change) => (
            <ShapeField
              named={{ label: shape.one, shape: shape.of }}
              path={[...path, at]}
              value={entry}
              onChange={change}
              context={context}
            />
          )}
        />
      )
    case 'record': {
      const record = coerceObject(value)
      return (
        <div className="grid gap-4">
          {Object.entries(shape.fields).map(([key, field]) => {
            const its = { path: [...path, key], context }
            if (field.shape.kind === 'spot') {
              return (
                <SpotField key={key} {...its} named={field} record={record} onChange={onChange} />
              )
            }
            if (field.shape.kind === 'slug') {
              return (
                <SlugField key={key} {...its} named={field} record={record} onChange={onChange} />
              )
            }
            const own = (
              <ShapeField
                key={key}
                {...its}
                named={field}
                value={record[key]}
                onChange={(next) => onChange({ ...record, [key]: next })}
              />
            )
            return field.shape.kind === 'record' ? (
              <Fieldset key={key} legend={i18n._(field.label)}>
                {own}
              </Fieldset>
            ) : (
              own
            )
          })}
        </div>
      )
    }
    case 'spot':
    case 'slug':
      // Drawn by their record.
      return null
  }
}

/** A text in the language chosen, with what stands in its place where it is missing. */
function TextsField({
  texts,
  limit,
  long,
  onChange,
  context: { language, ofHouse },
  hint,
  ...common
}: {
  id: string
  label: string
  hint?: string
  error?: string
  texts: Texts
  limit: number
  long: boolean
  onChange: (value: unknown) => void
  context: FieldContext
}) {
  const { t, i18n } = useLingui()
  const value = texts[language] ?? ''
  const other = value.trim() === '' ? textIn(texts, language, ofHouse) : ''
  const from = settingLanguages.find((one) => texts[one]?.trim() === other)
  const left = limit - value.trim().length
  const standsIn =
    other !== '' && from !== undefined
      ? t`${i18n._(languageNames[from])} is shown in its place: ${other.slice(0, 60)}`
      : undefined
  const room = left <= limit / 5 && left >= 0 ? t`${left} characters left.` : undefined
  const notes = [hint, standsIn, room].filter((one) => one !== undefined).join(' ')
  const field = {
    ...common,
    hint: notes,
    lang: language,
    value,
    onChange: (typed: string) => onChange({ ...texts, [language]: typed }),
  }
  return long ? <TextArea {...field} rows={4} /> : <TextField {...field} />
}

interface OfRecord {
  named: Named
  path: Path
  record: Readonly<Record<string, unknown>>
  onChange: (value: unknown) => void
  context: FieldContext
}

/** Of the fields that their record draws. */
function useFieldProps({ named, path, context: { problems } }: OfRecord) {
  const { i18n } = useLingui()
  const problem = problems.find((one) => fieldId(one.path) === fieldId(path))
  return {
    id: fieldId(path),
    label: i18n._(named.label),
    hint: named.hint && i18n._(named.hint),
    error: problem && i18n._(problem.message),
  }
}

/** A place, typed or pasted. */
function SpotField(props: OfRecord) {
  const { record, onChange } = props
  const typed = record[TYPED_SPOT]
  return (
    <TextField
      {...useFieldProps(props)}
      value={typeof typed === 'string' ? typed : spotText(record.latitude, record.longitude)}
      onChange={(text) => onChange({ ...record, [TYPED_SPOT]: text })}
    />
  )
}

/** The address of a page, as the title makes it where none is typed. */
function SlugField(props: OfRecord) {
  const { record, onChange } = props
  return (
    <TextField
      {...useFieldProps(props)}
      placeholder={slugFrom(textIn(coerceObject(record.title) as Texts, 'en'))}
      value={typeof record.slug === 'string' ? record.slug : ''}
      onChange={(slug) => onChange({ ...record, slug })}
    />
  )
}
