import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Currency } from '#lib/currency.ts'
import { useFormats } from '#ui/formats.tsx'

/** What people call the currencies, as within a sentence; a code of another host stays a code. */
const names: Readonly<Record<Currency, MessageDescriptor>> = {
  USD: msg`US dollars`,
  RWF: msg`Rwandan francs`,
  EUR: msg`euros`,
  GBP: msg`pounds sterling`,
  UGX: msg`Ugandan shillings`,
  KES: msg`Kenyan shillings`,
  TZS: msg`Tanzanian shillings`,
  CDF: msg`Congolese francs`,
  BIF: msg`Burundian francs`,
  ZAR: msg`South African rand`,
  ZMW: msg`Zambian kwacha`,
  ETB: msg`Ethiopian birr`,
  MWK: msg`Malawian kwacha`,
  SSP: msg`South Sudanese pounds`,
}

/** Shorter, in a sentence: "all, in dollars". Those that are not here are called by their name. */
const words: Readonly<Record<Currency, MessageDescriptor>> = {
  USD: msg`dollars`,
  RWF: msg`francs`,
  GBP: msg`pounds`,
}

export function useCurrencyName(): (currency: Currency) => string {
  const { i18n } = useLingui()
  return (currency) => {
    const name = names[currency]
    return name === undefined ? currency : i18n._(name)
  }
}

/** The currency as a word of a sentence. */
export function useCurrencyWord(): (currency: Currency) => string {
  const { i18n } = useLingui()
  const nameOf = useCurrencyName()
  return (currency) => {
    const word = words[currency]
    return word === undefined ? nameOf(currency) : i18n._(word)
  }
}

/** The house's base currency as a word: "dollars". */
export const useBaseWord = (): string => useCurrencyWord()(useFormats().base)
