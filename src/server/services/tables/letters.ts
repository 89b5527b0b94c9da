import type { InLetters } from '../../notices/words/speak.ts'
import type { ConfirmedWords } from '../service/server.ts'

/** What letters say of a table. */
export const letters: InLetters<ConfirmedWords & { party(count: number): string }> = {
  en: {
    subject: (house, code) => `Your table at ${house} is confirmed (${code})`,
    title: 'Your table is confirmed',
    lead: 'Your table is kept for you.',
    what: 'Your table',
    when: 'For',
    party: (count) => `Table for ${count}`,
  },
  fr: {
    subject: (house, code) => `Votre table à ${house} est confirmée (${code})`,
    title: 'Votre table est confirmée',
    lead: 'Votre table vous est réservée.',
    what: 'Votre table',
    when: 'Pour le',
    party: (count) => `Table pour ${count}`,
  },
}
