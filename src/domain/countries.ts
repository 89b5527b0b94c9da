import { rwanda, type HomeNumbers } from './home-numbers.ts'
import { internationalPhone } from './phone.ts'

/**
 * What is another in each country: how telephone numbers are written, what receipts name, and what a
 * house usually has to do with taxes. Figures of the law are proposals and nothing else: the owner
 * confirms or changes every tax, and none is applied before that. What is no percentage, differs by
 * place or could not be checked is told in words (features/settings/steps/country-notes.ts).
 */

export const countries = ['RW', 'UG', 'KE', 'TZ', 'CD', 'BI', 'other'] as const
export type Country = (typeof countries)[number]

export interface ProposedTax {
  name: string
  percent: number
  /** Only what guests sleep in, or all that is sold. */
  on: 'rooms' | 'all'
  /** Which says so. */
  law: string
  /** Where we read the figure: a page, and the day of that page; null: it bears none. */
  seen: { at: string; of: string | null }
}

/** How long the books and receipts must be kept. */
export interface BooksTerm {
  years: number
  law: string
  seen: ProposedTax['seen']
}

export interface CountryTerms {
  /** How its numbers are written; null: of a country that we do not know. */
  numbers: HomeNumbers | null
  /** What the tax authority's invoices, and the devices that make them, are called; null: none that we know. */
  fiscal: string | null
  /** Null: none that we could read anywhere. */
  books: BooksTerm | null
  /** IANA names; the first is where most people live. */
  timezones: readonly string[]
  taxes: readonly ProposedTax[]
  /** The law on personal data; '' where we know none. */
  privacyLaw: string
}

export const countryTerms: Readonly<Record<Country, CountryTerms>> = {
  RW: {
    numbers: rwanda,
    fiscal: 'EBM',
    books: {
      years: 10,
      law: 'Law no. 020/2023 on tax procedures',
      seen: {
        at: 'mondaq.com/southafrica/withholding-tax/1305464/what-is-inside-the-new-rwanda-tax-procedure-law',
        of: null,
      },
    },
    timezones: ['Africa/Kigali'],
    taxes: [
      {
        name: 'VAT',
        percent: 18,
        on: 'all',
        law: 'Law no. 049/2023 on value added tax',
        seen: { at: 'taxsummaries.pwc.com/rwanda/corporate/other-taxes', of: '2025-07-28' },
      },
      {
        name: 'Tourism tax',
        percent: 3,
        on: 'rooms',
        law: 'Law no. 015/2025 of 27 May 2025, from 1 July 2025',
        seen: { at: 'taxnews.ey.com/news/2025-1272', of: '2025-06-16' },
      },
    ],
    privacyLaw: 'Law no. 058/2021 on the protection of personal data and privacy',
  },
  UG: {
    numbers: { code: '256', min: 9, max: 9 },
    fiscal: 'EFRIS',
    books: {
      years: 5,
      law: 'Income Tax Act, Cap. 340',
      seen: {
        at: 'ugandansatheart.blogspot.com/2020/06/uah-record-keeping-is-legal-requirement.html',
        of: null,
      },
    },
    timezones: ['Africa/Kampala'],
    taxes: [
      {
        name: 'VAT',
        percent: 18,
        on: 'all',
        law: 'Value Added Tax Act',
        seen: {
          at: 'monitor.co.ug/uganda/news/national/museveni-orders-review-of-26-taxes-paid-by-hotels-5139202',
          of: '2025-08-01',
        },
      },
    ],
    privacyLaw: 'Data Protection and Privacy Act, 2019',
  },
  KE: {
    // Landlines of some towns have fewer digits.
    numbers: { code: '254', min: 7, max: 9 },
    fiscal: 'eTIMS',
    books: {
      years: 5,
      law: 'Tax Procedures Act, 2015, section 23',
      seen: { at: 'taxkenya.com/tax-law-on-records-and-documents', of: '2022-10-08' },
    },
    timezones: ['Africa/Nairobi'],
    taxes: [
      {
        name: 'VAT',
        percent: 16,
        on: 'all',
        law: 'Value Added Tax Act, 2013',
        seen: {
          at: 'resourcehub.bakermckenzie.com/en/resources/vatgst-rates--thresholds/emea-noneu/kenya',
          of: '2025-05-06',
        },
      },
      {
        name: 'Tourism levy',
        percent: 2,
        on: 'all',
        law: 'Tourism Act, 2011',
        seen: { at: 'tourismfund.co.ke/faqs', of: null },
      },
    ],
    privacyLaw: 'Data Protection Act, 2019',
  },
  TZ: {
    numbers: { code: '255', min: 9, max: 9 },
    fiscal: 'EFD',
    books: {
      years: 5,
      law: 'Tax Administration Act, Cap. 438',
      seen: {
        at: 'tra.go.tz/swahili/index.php/income-tax-for-individual/118-what-records-should-be-maintained-by-a-taxpayer',
        of: null,
      },
    },
    timezones: ['Africa/Dar_es_Salaam'],
    taxes: [
      {
        name: 'VAT',
        percent: 18,
        on: 'all',
        law: 'Value Added Tax Act, Cap. 148 (mainland)',
        seen: {
          at: 'vatupdate.com/2025/09/08/tanzania-lowers-vat-to-16-for-b2c-payments-awaiting-implementation-details',
          of: '2025-09-08',
        },
      },
    ],
    privacyLaw: 'Personal Data Protection Act, 2022',
  },
  CD: {
    // Landlines have fewer digits.
    numbers: { code: '243', min: 7, max: 9 },
    fiscal: 'facture normalisée',
    books: null,
    timezones: ['Africa/Kinshasa', 'Africa/Lubumbashi'],
    taxes: [
      {
        name: 'TVA',
        percent: 16,
        on: 'all',
        law: 'Ordonnance-loi n° 10/001 du 20 août 2010',
        seen: {
          at: 'taxsummaries.pwc.com/ID/Democratic-Republic-of-Congo-Overview',
          of: '2024-02-28',
        },
      },
    ],
    privacyLaw: 'Ordonnance-loi n° 23/010 du 13 mars 2023 (code du numérique)',
  },
  BI: {
    numbers: { code: '257', min: 8, max: 8 },
    fiscal: null,
    books: {
      years: 10,
      law: 'Loi n° 1/18 du 6 septembre 2013 relative aux procédures fiscales',
      seen: {
        at: 'vdocument.in/guide-du-contribuable-les-procedures-fiscales-dix-ans-compter-de-laexercice.html',
        of: null,
      },
    },
    timezones: ['Africa/Bujumbura'],
    taxes: [
      {
        name: 'TVA',
        percent: 18,
        on: 'all',
        law: 'Loi n° 1/12 de juillet 2013 sur la taxe sur la valeur ajoutée',
        seen: {
          at: 'iwacu-burundi.org/covid-19-les-hoteliers-lancent-un-cri-dalarme',
          of: '2020-10-27',
        },
      },
      {
        name: 'Taxe de consommation sur l’hébergement',
        percent: 5,
        on: 'rooms',
        law: 'Loi budgétaire révisée 2024/2025, article 56',
        seen: {
          at: 'en.abpinfo.bi/a-5-service-consumption-tax-on-accommodation-rates-must-be-collected-by-hotel-managers',
          of: '2025-03-13',
        },
      },
    ],
    privacyLaw: '',
  },
  other: {
    numbers: null,
    fiscal: null,
    books: null,
    timezones: [],
    taxes: [],
    privacyLaw: '',
  },
}

/** The country that a house's clock is of; null where it is none of ours. */
export const countryAt = (timezone: string): Country | null =>
  countries.find((one) => countryTerms[one].timezones.includes(timezone)) ?? null

/** What the house's country is read from; `country`: what the owner confirmed, '' until then. */
export interface Whereabouts {
  country?: string
  timezone: string
}

/** As the owner confirmed, else by its clock, else Rwanda (decision 96). */
export const countryOf = ({ country, timezone }: Whereabouts): Country =>
  countries.find((one) => one === country) ?? countryAt(timezone) ?? 'RW'

/** What fiscal invoices are called there; null: nothing that we know. */
export const fiscalOf = (house: Whereabouts): string | null => countryTerms[countryOf(house)].fiscal

/** How many years the law has receipts kept there; 0: we do not know, or its owner has not confirmed it. */
export function bookYearsOf(house: Whereabouts): number {
  const country = countryOf(house)
  const isSaid = country === house.country || country === 'RW'
  return (isSaid && countryTerms[country].books?.years) || 0
}

/** Calling codes of one and two digits (E.164, as the ITU gave them); all others have three. */
const SHORT_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** The house's country where it is none of ours, as its own number says; null: that has no code. */
function numbersLike(phone: string): HomeNumbers | null {
  const number = internationalPhone(phone, null)
  if (number === null || number.startsWith('+0')) return null
  const code = SHORT_CODE.exec(number)?.[1] ?? number.slice(1, 4)
  return { code, min: 6, max: 10 }
}

/** How numbers are written in the house's country. */
export const homeNumbersOf = (house: Whereabouts & { phone: string }): HomeNumbers | null =>
  countryTerms[countryOf(house)].numbers ?? numbersLike(house.phone)
