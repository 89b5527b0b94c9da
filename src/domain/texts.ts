/** A text in the languages of the site; those that are missing or empty were not written. */
export interface Texts {
  readonly en?: string | undefined
  readonly fr?: string | undefined
  readonly rw?: string | undefined
}

/** The order in which a language is tried that neither the reader nor the house asked for. */
const all = ['en', 'fr', 'rw'] as const

/**
 * A text in the reader's language; where it is missing in the house's own, and then in any other.
 * '' where it was written in none.
 */
export function textIn(texts: Texts | undefined, language: string, ofHouse = 'en'): string {
  for (const one of [language, ofHouse, ...all]) {
    const text = texts?.[one as keyof Texts]?.trim()
    if (text) return text
  }
  return ''
}

interface Said {
  readonly name?: string | undefined
  readonly description?: string | undefined
}

/** Name and description of what is sold, in other languages than its own; no text is empty. */
export interface Translations {
  readonly en?: Said | undefined
  readonly fr?: Said | undefined
  readonly rw?: Said | undefined
}

export interface Translated {
  readonly translations?: Translations | undefined
}

/** What is sold, as it is said in a language; what nobody translated stays as it is. */
export const inLanguage = <Row extends Translated>(row: Row, language: string): Row => ({
  ...row,
  ...row.translations?.[language as keyof Translations],
})
