const beyondAscii = /[^\0-\x7f]/

/** Lower case and without accents, as people type when they search. */
export function plainText(text: string): string {
  // Most texts are plain already, and normalizing ten thousand rows is slow.
  const bare = beyondAscii.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text
  return bare.toLowerCase()
}

/** The words of a search, plain, each once; empty: everything matches. */
export function searchWords(search: string): string[] {
  return [...new Set(plainText(search).split(/\s+/).filter(Boolean))]
}

/** Whether the text contains every word of the search. */
export function matchesWords(text: string, search: string): boolean {
  const plain = plainText(text)
  return searchWords(search).every((word) => plain.includes(word))
}
