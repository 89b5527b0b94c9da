import type { InLetters } from '../../notices/words/speak.ts'
import type { ConfirmedWords } from '../service/server.ts'

/** What letters say of a meal. */
export const letters: InLetters<ConfirmedWords & { together: string; customDish: string }> = {
  en: {
    subject: (house, code) => `Your order at ${house} is accepted (${code})`,
    title: 'Your order is accepted',
    lead: 'The kitchen has taken your order and will have it ready in time.',
    what: 'What you ordered',
    when: 'For',
    together: 'Meal',
    customDish: 'Something of your own',
  },
  fr: {
    subject: (house, code) => `Votre commande à ${house} est acceptée (${code})`,
    title: 'Votre commande est acceptée',
    lead: 'La cuisine a pris votre commande et la tiendra prête à l’heure.',
    what: 'Votre commande',
    when: 'Pour le',
    together: 'Repas',
    customDish: 'Un plat à votre idée',
  },
}
