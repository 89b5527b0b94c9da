/**
 * What a house of each country usually has to do with taxes. Proposals and nothing else: the owner
 * confirms or changes every figure, and none is applied before that.
 */

export const countries = ['RW', 'UG', 'KE', 'TZ', 'CD', 'BI', 'other'] as const
export type Country = (typeof countries)[number]

export interface ProposedTax {
  name: string
  percent: number
  /** Only what guests sleep in, or all that is sold. */
  on: 'rooms' | 'all' | 'rooms_and_meals'
  /** The law or authority that says so. */
  source: string
}

export interface CountryTerms {
  /** In its own language, as on a letter. */
  name: string
  timezone: string
  /** ISO 4217 */
  currency: string
  taxes: readonly ProposedTax[]
  /** What is no percentage, or differs by place: the owner asks. English, for the owner. */
  ask: string
  /** The law on personal data; '' where we know none. */
  privacyLaw: string
}

/** The day as of which these were written down; what changed later is not in them. */
export const TERMS_AS_OF = '2025-07-01'

export const countryTerms: Readonly<Record<Country, CountryTerms>> = {
  RW: {
    name: 'Rwanda',
    timezone: 'Africa/Kigali',
    currency: 'RWF',
    taxes: [
      {
        name: 'VAT',
        percent: 18,
        on: 'all',
        source: 'Rwanda Revenue Authority, law no. 049/2023 on value added tax',
      },
      {
        name: 'Tourism levy',
        percent: 3,
        on: 'rooms',
        source: 'Rwanda Revenue Authority, law of 2025 on the tourism levy',
      },
    ],
    ask: 'VAT is for houses that are registered for it. Receipts need an EBM of the Rwanda Revenue Authority.',
    privacyLaw: 'Law no. 058/2021 on the protection of personal data and privacy',
  },
  UG: {
    name: 'Uganda',
    timezone: 'Africa/Kampala',
    currency: 'UGX',
    taxes: [{ name: 'VAT', percent: 18, on: 'all', source: 'Uganda Revenue Authority, VAT Act' }],
    ask: 'The local hotel tax and the tourism levy are amounts a room and night, not percentages: ask your district. Some lodges up-country are exempt from VAT.',
    privacyLaw: 'Data Protection and Privacy Act, 2019',
  },
  KE: {
    name: 'Kenya',
    timezone: 'Africa/Nairobi',
    currency: 'KES',
    taxes: [
      { name: 'VAT', percent: 16, on: 'all', source: 'Kenya Revenue Authority, VAT Act, 2013' },
      {
        name: 'Tourism levy',
        percent: 2,
        on: 'rooms_and_meals',
        source: 'Tourism Fund, Tourism Act, 2011',
      },
    ],
    ask: 'Counties have permits of their own. Receipts go through eTIMS of the Kenya Revenue Authority.',
    privacyLaw: 'Data Protection Act, 2019',
  },
  TZ: {
    name: 'Tanzania',
    timezone: 'Africa/Dar_es_Salaam',
    currency: 'TZS',
    taxes: [
      {
        name: 'VAT',
        percent: 18,
        on: 'all',
        source: 'Tanzania Revenue Authority, Value Added Tax Act, 2014 (mainland)',
      },
    ],
    ask: 'The tourism development levy is an amount a bed and night, not a percentage. Zanzibar has taxes of its own.',
    privacyLaw: 'Personal Data Protection Act, 2022',
  },
  CD: {
    name: 'RD Congo',
    timezone: 'Africa/Lubumbashi',
    currency: 'CDF',
    taxes: [
      {
        name: 'TVA',
        percent: 16,
        on: 'all',
        source: 'Direction générale des impôts, ordonnance-loi n° 10/001 du 20 août 2010',
      },
    ],
    ask: 'Provinces have taxes on stays of their own. In Kinshasa the time zone is Africa/Kinshasa.',
    privacyLaw: 'Ordonnance-loi n° 23/010 du 13 mars 2023 (code du numérique)',
  },
  BI: {
    name: 'Burundi',
    timezone: 'Africa/Bujumbura',
    currency: 'BIF',
    taxes: [
      {
        name: 'TVA',
        percent: 18,
        on: 'all',
        source: 'Office burundais des recettes, loi sur la TVA',
      },
    ],
    ask: 'Communes have taxes on stays of their own.',
    privacyLaw: '',
  },
  other: {
    name: '',
    timezone: 'UTC',
    currency: 'USD',
    taxes: [],
    ask: 'Enter the taxes that are contained in your prices, or confirm that there are none.',
    privacyLaw: '',
  },
}
