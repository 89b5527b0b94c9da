import { payables } from '#contract/payments.ts'
import { countryTerms, type Country } from '#domain/countries.ts'
import type { TaxForm } from '../form.ts'

/** A country's taxes as rows to look at and change; nothing is saved by it. */
export function proposedTaxes(country: Country): TaxForm[] {
  return countryTerms[country].taxes.map(({ name, percent, on }) => ({
    name,
    of: 'price',
    percent: String(percent),
    amount: '',
    applies_to: on === 'rooms' ? ['room'] : [...payables],
  }))
}
