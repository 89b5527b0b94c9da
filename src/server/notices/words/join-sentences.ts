/** Sentences with a space between; '' is left out. */
export const joinSentences = (...sentences: string[]) => sentences.filter(Boolean).join(' ')
