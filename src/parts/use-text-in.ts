import { useLingui } from '@lingui/react'
import { textIn, type Texts } from '#domain/texts.ts'
import { useHouse } from './use-house.ts'

/** What the house wrote, in the reader's language or else its own; '' where it wrote nothing. */
export function useTextIn(): (texts: Texts | undefined) => string {
  const { locale } = useLingui().i18n
  const { language } = useHouse()
  return (texts) => textIn(texts, locale, language)
}

/** The house's words of its first sight, in the reader's language; other hosts have fewer of them. */
export function useHouseWords() {
  const say = useTextIn()
  const { name, words, tagline, description } = useHouse()
  return {
    headline: say(words?.headline) || name,
    tagline: say(words?.tagline) || tagline,
    description: say(words?.description) || description,
    rooms: say(words?.rooms),
  }
}
