import { fromCents, fromMinor } from '#domain/money.ts'
import type { Currency } from '#lib/currency.ts'
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
  /** In which the guest reads, where what is sold may have a name though letters have no texts. */
  asked: string
  texts: Words
  day(day: string, style?: DateStyle): string
  /** Date and time in the property's time zone. */
  moment(at: Date): string
  /** In the smallest unit of the currency. */
  money(amount: number, currency: Currency): string
  /** Cents of the house's base currency. */
  cents(cents: number): string
}

/**
 * Falls back to the house's own language, also for dates, where there are no texts (Kinyarwanda, for
 * now), and then to English.
 */
export function letterLocale(
  language: string,
  settings: { timezone: string; base_currency: Currency; language: string },
): LetterLocale {
  const { timezone: timeZone, base_currency } = settings
  const locale = [language, settings.language].find(isKnown) ?? 'en'
  return {
    language: locale,
    asked: language,
    texts: known[locale],
    day: (day, style = 'medium') => formatDate(day, { locale, style }),
    moment: (at) =>
      `${formatDate(at, { locale, timeZone, style: 'full' })}, ${formatTime(at, { locale, timeZone })}`,
    money: (amount, currency) => formatMoney(fromMinor(amount, currency), currency, locale),
    cents: (cents) => formatMoney(fromCents(cents), base_currency, locale),
  }
}
