import type { InLetters } from '../../notices/words/speak.ts'
import type { ConfirmedWords } from '../service/server.ts'

/** What letters say of places on a tour. */
export const letters: InLetters<ConfirmedWords> = {
  en: {
    subject: (house, code) => `Your tour with ${house} is confirmed (${code})`,
    title: 'Your tour is confirmed',
    lead: 'Your places are kept. We look forward to going out with you.',
    what: 'Your tour',
    when: 'Day',
  },
  fr: {
    subject: (house, code) => `Votre excursion avec ${house} est confirmée (${code})`,
    title: 'Votre excursion est confirmée',
    lead: 'Vos places sont réservées. Nous nous réjouissons de partir avec vous.',
    what: 'Votre excursion',
    when: 'Jour',
  },
}
