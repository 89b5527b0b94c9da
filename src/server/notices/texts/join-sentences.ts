/** Joins sentences with a space; empty ones are left out. */
export const joinSentences = (...sentences: string[]) => sentences.filter(Boolean).join(' ')
