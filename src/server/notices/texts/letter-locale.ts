import { formatDate, formatTime, type DateStyle } from '#lib/format-date.ts'
import { formatMoney } from '#lib/format-money.ts'
import { en, type Words } from './en.ts'
import { fr } from './fr.ts'

/** Languages that letters are written in. */
type LetterLanguage = 'en' | 'fr'

/** Words of letters, by language. */
export type ByLetterLanguage<Its> = Readonly<Record<LetterLanguage, Its>>

const known: ByLetterLanguage<Words> = { en, fr }

const isKnown = (language: string): language is LetterLanguage => Object.hasOwn(known, language)

/** Texts, and how the language writes dates and money. */
export interface LetterLocale {
  language: LetterLanguage
  texts: Words
  day(day: string, style?: DateStyle): string
  /** Date and time in the property's time zone. */
  moment(at: Date): string
  /** Cents of a dollar, or whole francs. */
  money(amount: number, currency: 'USD' | 'RWF'): string
}

/** Falls back to English, also for dates, where there are no texts (Kinyarwanda, for now). */
export function letterLocale(language: string, timeZone: string): LetterLocale {
  const locale = isKnown(language) ? language : 'en'
  return {
    language: locale,
    texts: known[locale],
    day: (day, style = 'medium') => formatDate(day, { locale, style }),
    moment: (at) =>
      `${formatDate(at, { locale, timeZone, style: 'full' })}, ${formatTime(at, { locale, timeZone })}`,
    money: (amount, currency) =>
      formatMoney(currency === 'USD' ? amount / 100 : amount, currency, locale),
  }
}
