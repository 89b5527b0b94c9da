/** Letters without their accents, small: what people type when they search. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Whether every word that is looked for stands somewhere in a text. */
export function hasWords(text: string, search: string): boolean {
  const plain = plainText(text)
  return plainText(search)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
