import { payables } from '#contract/payments.ts'
import { countryTerms, type Country, type ProposedTax } from '#domain/countries.ts'
import type { TaxForm } from '../form.ts'

/** What a tax is contained in, as the settings name it. */
function appliesTo(on: ProposedTax['on']): TaxForm['applies_to'] {
  if (on === 'rooms') return ['room']
  return on === 'all' ? [...payables] : payables.filter((one) => /^(room|restaurant)$/.test(one))
}

/** A country's taxes as rows to look at and change; nothing is saved by it. */
export function proposedTaxes(country: Country): TaxForm[] {
  return countryTerms[country].taxes.map(({ name, percent, on }) => ({
    name,
    percent: String(percent),
    applies_to: appliesTo(on),
  }))
}
