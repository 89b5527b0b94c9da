import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { plainSettingOf, type PlainField } from '#contract/settings/index.ts'
import type { SettingsField } from '#contract/settings.ts'
import { areInOrder, type Hours, type Week } from '#domain/hours.ts'
import { isPayableIn, mostOfAny } from '#domain/price.ts'
import { typedMoney } from '#domain/typed-money.ts'
import type { Currency } from '#lib/currency.ts'
import { emailProblem, phoneProblem } from '#parts/contact-problems.ts'
import { fractionProblem } from '#parts/fraction-problem.ts'
import { numberOf } from '#lib/step.ts'
import {
  isFixed,
  isPrice,
  isWeekField,
  numberIn,
  numbers,
  typedRate,
  type SettingsForm,
} from './form.ts'

export interface Problem {
  field: SettingsField
  message: MessageDescriptor
}

/** Problems of these fields before they are saved; the server validates once more. */
export function problemsOf(form: SettingsForm, fields: readonly SettingsField[]): Problem[] {
  return fields.flatMap((field) => {
    const message = problemOf(form, field)
    return message === null ? [] : [{ field, message }]
  })
}

const within = (text: string, min: number, max: number) =>
  numberOf(text) >= min && numberOf(text) <= max

const isSum = (text: string, base: Currency) => {
  const sum = typedMoney(text, base)
  return sum !== null && sum <= mostOfAny && isPayableIn(sum, base)
}

const areWhole = (spans: readonly Hours[]) =>
  spans.every(({ open, close }) => open !== '' && close !== '')

/** The opening time that a closing time must follow; null for other fields. */
function openingOf(field: SettingsField): PlainField | null {
  const setting = plainSettingOf(field)
  return setting?.as === 'closing' ? (setting.after as PlainField) : null
}

function problemOf(form: SettingsForm, field: SettingsField): MessageDescriptor | null {
  const number = numbers[field]
  if (number !== undefined) {
    const { min, max, step, empty } = number
    const text = String(form[field])
    if (text.trim() === '' && empty) return null
    const said = numberIn(field, text, form)
    if (!(said >= min && said <= max)) return msg`Enter a number from ${min} to ${max}.`
    if (step === 1 && !Number.isInteger(said)) return msg`Enter a whole number.`
    return isPrice(field) ? fractionProblem(said, { base: form.base_currency }) : null
  }
  const opens = openingOf(field)
  if (opens !== null) {
    return form[opens] !== '' && String(form[field]) > String(form[opens])
      ? null
      : msg`Closing must be after opening.`
  }
  if (isWeekField(field)) {
    const week: Week = form[field] ?? []
    return week.some((day) => day !== null && !(areWhole(day) && areInOrder(day)))
      ? msg`Each time is needed: closing after opening, the second opening after the first closing.`
      : null
  }
  switch (field) {
    case 'closed_dates': {
      const dates = new Set(form.closed_dates.map(({ date }) => date))
      return dates.has('') || dates.size < form.closed_dates.length
        ? msg`Each closed day needs a date of its own.`
        : null
    }
    case 'orgName':
      return form.orgName.trim() === '' ? msg`Enter the name of the house.` : null
    case 'email':
      return emailProblem(form.email)
    case 'phone':
      return phoneProblem(form.phone)
    case 'primaryColor':
      return /^#[0-9a-f]{6}$/i.test(form.primaryColor)
        ? null
        : msg`Enter a colour as # and six digits or letters.`
    case 'webhookUrl':
      return form.webhookUrl.trim() === '' || /^https:\/\/[^\s/]+\S*$/.test(form.webhookUrl.trim())
        ? null
        : msg`Enter an address that begins with https://`
    case 'check_out_until':
    case 'check_in_from':
      return form.check_out_until > form.check_in_from
        ? msg`Check-out must not be later than check-in.`
        : null
    case 'languages':
      return form.languages.length === 0 ? msg`Choose at least one language.` : null
    case 'language':
      return form.languages.includes(form.language)
        ? null
        : msg`Choose one of the languages of the site.`
    case 'promo_codes':
      return form.promo_codes.every(
        ({ code, percent, cap, from, to }) =>
          code.trim() !== '' &&
          within(percent, 0.01, 100) &&
          (cap.trim() === '' || isSum(cap, form.base_currency)) &&
          from !== '' &&
          from <= to,
      )
        ? null
        : msg`Each promo code needs a name, a percentage up to 100, and days in order.`
    case 'rates':
      return form.rates.every(({ rate }) => typedRate(rate) > 0 && typedRate(rate) <= 1_000_000)
        ? null
        : msg`Each currency needs a rate above 0. Thousands without a comma: 3700.`
    case 'taxes':
      return form.taxes.every(
        ({ name, of, percent, amount }) =>
          name.trim() !== '' &&
          (isFixed(of)
            ? isSum(amount, form.base_currency) && typedMoney(amount, form.base_currency) !== 0
            : within(percent, 0, 100)),
      )
        ? null
        : msg`Each tax needs a name, and a percentage up to 100 or an amount.`
    case 'overview_counters':
      return form.overview_counters.every(
        ({ label, count }) =>
          label.trim() !== '' && within(count, 0, 1_000_000) && Number.isInteger(numberOf(count)),
      )
        ? null
        : msg`Each counter needs a name and a whole number.`
    default:
      return null
  }
}
