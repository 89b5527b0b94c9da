import type { InLetters } from '../../notices/words/speak.ts'
import type { ConfirmedWords } from '../service/server.ts'

/** What letters say of laundry. */
export const letters: InLetters<ConfirmedWords & { together: string }> = {
  en: {
    subject: (house, code) => `${house} has started on your laundry (${code})`,
    title: 'We have started on your laundry',
    lead: 'Your laundry is with us, and we have started on it.',
    what: 'What we wash',
    when: 'Back with you',
    together: 'Laundry',
  },
  fr: {
    subject: (house, code) => `${house} s’occupe de votre linge (${code})`,
    title: 'Votre linge est en cours',
    lead: 'Votre linge est chez nous et nous nous en occupons.',
    what: 'Ce que nous lavons',
    when: 'De retour chez vous',
    together: 'Linge',
  },
}
