/** Sentences with a space between; '' is left out. */
export const spaced = (...sentences: string[]) => sentences.filter(Boolean).join(' ')
