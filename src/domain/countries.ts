/**
 * What a house of each country usually has to do with taxes. Proposals and nothing else: the owner
 * confirms or changes every figure, and none is applied before that. What is no percentage, differs by
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

export interface CountryTerms {
  /** IANA names; the first is where most people live. */
  timezones: readonly string[]
  taxes: readonly ProposedTax[]
  /** The law on personal data; '' where we know none. */
  privacyLaw: string
}

export const countryTerms: Readonly<Record<Country, CountryTerms>> = {
  RW: {
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
  other: { timezones: [], taxes: [], privacyLaw: '' },
}

/** The country that a house's clock is of; null where it is none of ours. */
export const countryAt = (timezone: string): Country | null =>
  countries.find((one) => countryTerms[one].timezones.includes(timezone)) ?? null
