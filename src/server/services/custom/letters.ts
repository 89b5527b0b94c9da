import type { InLetters } from '../../notices/words/speak.ts'
import type { ConfirmedWords } from '../service/server.ts'

/** What letters say of what a house offers of its own. */
export const letters: InLetters<ConfirmedWords> = {
  en: {
    subject: (house, code) => `Your order at ${house} is confirmed (${code})`,
    title: 'Your order is confirmed',
    lead: 'The house has confirmed what you ordered.',
    what: 'What you ordered',
    when: 'For',
  },
  fr: {
    subject: (house, code) => `Votre commande à ${house} est confirmée (${code})`,
    title: 'Votre commande est confirmée',
    lead: 'La maison a confirmé votre commande.',
    what: 'Votre commande',
    when: 'Pour',
  },
}
