const beyondAscii = /[^\0-\x7f]/

/** Letters without their accents, small: what people type when they search. */
export function plainText(text: string): string {
  // Ten thousand rows are mostly plain already, and to take a text apart is dear.
  const bare = beyondAscii.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text
  return bare.toLowerCase()
}

/** The words of a search, plain, none twice; empty: everything is sought. */
export function searchWords(search: string): string[] {
  return [...new Set(plainText(search).split(/\s+/).filter(Boolean))]
}

/** Whether every word that is looked for stands somewhere in a text. */
export function matchesWords(text: string, search: string): boolean {
  const plain = plainText(text)
  return searchWords(search).every((word) => plain.includes(word))
}
