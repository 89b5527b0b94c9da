import { useLingui } from '@lingui/react/macro'
import { plainSettingOf } from '#contract/settings/index.ts'
import type { SettingsField } from '#contract/settings.ts'
import { fiscalOf, type Country } from '#domain/countries.ts'
import { currencies } from '#lib/currency.ts'
import { dateFormats, gateways, houseColor } from '#domain/settings.ts'
import { offeredTimezones } from '#domain/timezones.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { everyDay, isWeekField, numbers, type SettingsForm } from './form.ts'
import { fieldHints } from './hints.ts'
import { ClosedDateRows } from './lists/closed-date-rows.tsx'
import { languageNames } from '#parts/language-names.ts'
import { LanguageChecks } from './lists/language-checks.tsx'
import { CounterRows } from './lists/counter-rows.tsx'
import { PromoRows } from './lists/promo-rows.tsx'
import { RateRows } from './lists/rate-rows.tsx'
import { TaxRows } from './lists/tax-rows.tsx'
import { WeekField } from './lists/week-field.tsx'
import { fieldNames } from './names.ts'
import type { SettingsFormState } from './use-settings-form.ts'

export const fieldId = (field: SettingsField) => `setting-${field}`

const isTime = (field: SettingsField) => plainSettingOf(field)?.as === 'time'
const wide: readonly SettingsField[] = ['orgName', 'tagline', 'email', 'phone', 'webhookUrl']

/** The input for one setting, by its type. */
export function SettingField({
  field,
  state,
  error,
  country,
}: {
  field: SettingsField
  state: SettingsFormState
  error: string | undefined
  /** Where another than the settings' is being looked at. */
  country?: Country
}) {
  const { t, i18n } = useLingui()
  const { form, set } = state
  const { timezone } = form
  const fiscal = fiscalOf({ country: country ?? form.country, timezone })
  const isFiscal = field === 'ebm_number' && fiscal !== null
  const label = isFiscal ? t`${fiscal} number` : i18n._(fieldNames[field])
  const id = fieldId(field)
  const value = form[field]
  const fieldHint = fieldHints[field]
  const hint = fieldHint && i18n._(fieldHint)
  if (field === 'promo_codes') return <PromoRows state={state} error={error} />
  if (field === 'rates') return <RateRows state={state} error={error} />
  if (field === 'taxes') return <TaxRows state={state} error={error} />
  if (field === 'closed_dates') return <ClosedDateRows state={state} error={error} />
  if (isWeekField(field)) {
    const every = everyDay(field, form)
    return <WeekField {...{ field, label, every, state, error }} />
  }
  if (field === 'languages') return <LanguageChecks state={state} error={error} />
  if (field === 'overview_counters') return <CounterRows state={state} error={error} />
  if (typeof value === 'boolean') {
    return (
      <CheckboxField
        id={id}
        label={label}
        checked={value}
        {...(hint !== undefined && { hint })}
        className="col-span-full"
        onChange={(on) => set(field, on as never)}
      />
    )
  }
  const choices = field === 'language' ? form.languages : choicesOf(field, form)
  const names: Record<string, string> = {
    en: i18n._(languageNames.en),
    fr: i18n._(languageNames.fr),
    rw: i18n._(languageNames.rw),
    words: t`In words`,
  }
  const common = { id, label, value: String(value), error, hint }
  const onChange = (text: string) => set(field, text as never)
  if (choices !== null) {
    return (
      <SelectField
        {...common}
        onChange={onChange}
        options={choices.map((one) => ({ value: one, label: names[one] ?? one }))}
      />
    )
  }
  if (isTime(field)) return <TimeField {...common} onChange={onChange} />
  const number = numbers[field]
  if (number !== undefined) {
    return (
      <TextField
        {...common}
        inputMode={number.step === 1 ? 'numeric' : 'decimal'}
        onChange={onChange}
      />
    )
  }
  if (field === 'primaryColor') {
    return (
      <div className="flex flex-wrap items-start gap-3 col-span-full">
        <input
          type="color"
          aria-label={t`Choose the primary colour`}
          value={/^#[0-9a-f]{6}$/i.test(form.primaryColor) ? form.primaryColor : houseColor}
          onChange={(event) => onChange(event.target.value)}
          className="mt-7.5 h-11 w-16 shrink-0 cursor-pointer rounded-sm border border-control-border bg-surface p-1"
        />
        <TextField {...common} className="w-40" onChange={onChange} />
        <Button variant="secondary" className="sm:mt-7.5" onClick={() => onChange(houseColor)}>
          {t`The house’s own colours`}
        </Button>
      </div>
    )
  }
  if (field === 'address') {
    return <TextArea {...common} rows={2} className="col-span-full" onChange={onChange} />
  }
  return (
    <TextField
      {...common}
      type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
      className={wide.includes(field) ? 'col-span-full' : undefined}
      onChange={onChange}
    />
  )
}

function choicesOf(field: SettingsField, form: SettingsForm): readonly string[] | null {
  switch (field) {
    case 'gateway':
      return gateways
    case 'base_currency':
    case 'currency':
      return currencies
    case 'timezone':
      return offeredTimezones(form.timezone)
    case 'dateFormat':
      return dateFormats
    default:
      return null
  }
}
