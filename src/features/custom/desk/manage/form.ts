import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { House } from '#contract/house.ts'
import { mostDollars, mostInBase } from '#domain/price.ts'
import { typedMoney } from '#domain/typed-money.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { fractionProblem } from '#parts/fraction-problem.ts'
import type { CreateCustomService, CustomServiceRow } from '#contract/custom.ts'
import { reservedSlugs } from '#contract/services/index.ts'
import {
  customUnits,
  customWants,
  isSlug,
  type CustomUnit,
  type CustomWanted,
} from '#domain/custom.ts'
import { slugFrom } from '#lib/slug-from.ts'
import { numberOf } from '#lib/step.ts'

/** A service of the house's own as it is typed: numbers as text, '' for none. */
export interface ServiceForm {
  slug: string
  en: string
  fr: string
  rw: string
  text_en: string
  text_fr: string
  text_rw: string
  unit: CustomUnit
  price: string
  taxes: string[]
  wanted: CustomWanted
  capacity: string
  duration: string
  notice: string
  provided_by: string
  needs_confirming: boolean
  /** Guests may cancel until so many hours before. */
  cancels: boolean
  cancel_hours: string
  seen_by: 'guests' | 'desk'
  offered: boolean
  /** '': last. */
  position: string
}
/** In which it must have a name: the house's default. */
export type OwnLanguage = 'en' | 'fr' | 'rw'
export type ServiceField = keyof ServiceForm
/** As the wire has it, without the picture. */
export type ServiceValues = Omit<CreateCustomService, 'image_base64'>

export const emptyService: ServiceForm = {
  slug: '',
  en: '',
  fr: '',
  rw: '',
  text_en: '',
  text_fr: '',
  text_rw: '',
  unit: 'piece',
  price: '',
  taxes: [],
  wanted: 'day_time',
  capacity: '',
  duration: '60',
  notice: '0',
  provided_by: '',
  needs_confirming: true,
  cancels: true,
  cancel_hours: '0',
  seen_by: 'guests',
  offered: true,
  position: '',
}

/** With the taxes that the house's settings say are contained in its own services. */
export const newServiceForm = (taxes: House['taxes'] = []): ServiceForm => ({
  ...emptyService,
  taxes: taxes
    .filter(({ fixed, applies_to }) => !fixed && applies_to.includes('custom'))
    .map(({ name }) => name),
})

const shown = (value: number | null | undefined) => (value == null ? '' : String(value))

export function formOfService(
  row: Omit<CustomServiceRow, 'id' | 'version'>,
  own: OwnLanguage,
): ServiceForm {
  const { names, texts } = row
  return {
    slug: row.slug,
    // The house's own name stands there where none was written in English.
    en: own !== 'en' && names.en === names[own] ? '' : names.en,
    fr: names.fr ?? '',
    rw: names.rw ?? '',
    text_en: texts.en ?? '',
    text_fr: texts.fr ?? '',
    text_rw: texts.rw ?? '',
    unit: row.unit,
    price: shown(row.price),
    taxes: [...row.taxes],
    wanted: row.wanted,
    capacity: shown(row.capacity),
    duration: shown(row.duration_minutes),
    notice: shown(row.notice_hours),
    provided_by: row.provided_by ?? '',
    needs_confirming: row.needs_confirming,
    cancels: row.cancel_hours !== null,
    cancel_hours: shown(row.cancel_hours),
    seen_by: row.seen_by,
    offered: row.offered,
    position: shown(row.position),
  }
}

/** The address that counts: the typed one, else the one that the name makes. */
const slugOf = (form: ServiceForm, own: OwnLanguage): string =>
  form.slug.trim() || slugFrom(form[own])

const filledTexts = (texts: Record<'en' | 'fr' | 'rw', string>) =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()])
      .filter(([, text]) => text !== ''),
  )

/** How long one lasts is asked where it has a day and a time, and is not counted in hours or days. */
export const asksDuration = ({ wanted, unit }: Pick<ServiceForm, 'wanted' | 'unit'>): boolean =>
  wanted === 'day_time' && unit !== 'hour' && unit !== 'day'

const priceOf = ({ price }: ServiceForm) => typedMoney(price, houseMoneyHere().base) ?? NaN

/** Of a form without problems. */
export function valuesOfService(form: ServiceForm, own: OwnLanguage): ServiceValues {
  const wholeOrNull = (text: string) => (text.trim() === '' ? null : numberOf(text))
  const position = wholeOrNull(form.position)
  return {
    slug: slugOf(form, own),
    names: filledTexts({
      en: form.en.trim() || form[own],
      fr: form.fr,
      rw: form.rw,
    }) as ServiceValues['names'],
    texts: filledTexts({ en: form.text_en, fr: form.text_fr, rw: form.text_rw }),
    unit: form.unit,
    price: priceOf(form),
    taxes: form.taxes,
    wanted: form.wanted,
    capacity: form.wanted === 'any_time' ? null : wholeOrNull(form.capacity),
    duration_minutes: asksDuration(form) ? wholeOrNull(form.duration) : null,
    notice_hours: wholeOrNull(form.notice) ?? 0,
    provided_by: form.provided_by.trim(),
    needs_confirming: form.needs_confirming,
    cancel_hours: form.cancels ? (wholeOrNull(form.cancel_hours) ?? 0) : null,
    seen_by: form.seen_by,
    offered: form.offered,
    ...(position === null ? {} : { position }),
  }
}

/** The fields that differ, and what the person saw there. */
export function changesOfService(
  form: ServiceForm,
  base: ServiceForm,
  own: OwnLanguage,
): { fields: Partial<ServiceValues>; seen: Partial<ServiceValues>; any: boolean } {
  const [now, before] = [valuesOfService(form, own), valuesOfService(base, own)]
  const changed = (Object.keys(now) as (keyof ServiceValues)[]).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  )
  const some = (values: ServiceValues) =>
    Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<ServiceValues>
  return { fields: some(now), seen: some(before), any: changed.length > 0 }
}

export interface ServiceProblem {
  field: ServiceField
  message: MessageDescriptor
}

/** @param slugs of the house's other services */
export function problemsOfService(
  form: ServiceForm,
  slugs: readonly string[],
  own: OwnLanguage,
): readonly ServiceProblem[] {
  const problems: ServiceProblem[] = []
  const wrong = (field: ServiceField, message: MessageDescriptor) =>
    problems.push({ field, message })
  const isWhole = (text: string, min: number, max: number) => {
    const number = numberOf(text)
    return Number.isInteger(number) && number >= min && number <= max
  }
  const isEmpty = (text: string) => text.trim() === ''
  if (isEmpty(form[own])) wrong(own, msg`Give it a name in the language of the house.`)
  const slug = slugOf(form, own)
  if (!isSlug(slug) && !isEmpty(form[own])) {
    wrong('slug', msg`An address has small letters, digits and hyphens, from 2 to 40 of them.`)
  } else if (reservedSlugs.includes(slug)) {
    wrong('slug', msg`This address belongs to a page of the site. Choose another one.`)
  } else if (slugs.includes(slug)) {
    wrong('slug', msg`Another service has this address. Choose another one.`)
  }
  const price = priceOf(form)
  const fraction = fractionProblem(price)
  if (!(price >= 0 && price <= mostInBase(mostDollars, houseMoneyHere().base))) {
    wrong('price', msg`Enter a price of 0 or more.`)
  } else if (fraction) wrong('price', fraction)
  if (form.wanted !== 'any_time' && !isEmpty(form.capacity) && !isWhole(form.capacity, 1, 10_000)) {
    wrong('capacity', msg`Enter a whole number from 1 on, or leave it empty.`)
  }
  if (asksDuration(form) && !isWhole(form.duration, 5, 20_160)) {
    wrong('duration', msg`Enter how many minutes it takes, from 5 on.`)
  }
  if (!isEmpty(form.notice) && !isWhole(form.notice, 0, 1440)) {
    wrong('notice', msg`Enter whole hours from 0 to 1440.`)
  }
  if (form.cancels && !isEmpty(form.cancel_hours) && !isWhole(form.cancel_hours, 0, 1440)) {
    wrong('cancel_hours', msg`Enter whole hours from 0 to 1440.`)
  }
  if (!isEmpty(form.position) && !isWhole(form.position, 0, 10_000)) {
    wrong('position', msg`Enter a whole number from 0 on, or leave it empty.`)
  }
  return problems
}

/** A stored draft of any version of the app; null for anything else. */
export function readServiceForm(value: unknown): ServiceForm | null {
  const draft = (value ?? {}) as Readonly<Record<string, unknown>>
  if (Object.keys(draft).length === 0) return null
  const entries = Object.entries(emptyService).map(([field, like]) => {
    const found = draft[field]
    const isLike = typeof found === typeof like && Array.isArray(found) === Array.isArray(like)
    return [field, isLike ? found : like]
  })
  const form = Object.fromEntries(entries) as ServiceForm
  const unit = customUnits.find((one) => one === form.unit) ?? emptyService.unit
  const wanted = customWants.find((one) => one === form.wanted) ?? emptyService.wanted
  return { ...form, unit, wanted, seen_by: form.seen_by === 'desk' ? 'desk' : 'guests' }
}
