import type { InLetters } from '../../notices/words/speak.ts'
import type { ConfirmedWords } from '../service/server.ts'

/** What letters say of a rental. */
export const letters: InLetters<ConfirmedWords & { days(from: string, to: string): string }> = {
  en: {
    subject: (house, code) => `Your car from ${house} is confirmed (${code})`,
    title: 'Your car is confirmed',
    lead: 'The car is kept for you. Please bring your driving licence when you fetch it.',
    what: 'Your car',
    when: 'Pick-up',
    days: (from, to) => `${from} to ${to}`,
  },
  fr: {
    subject: (house, code) => `Votre voiture de ${house} est confirmée (${code})`,
    title: 'Votre voiture est confirmée',
    lead: 'La voiture vous est réservée. Merci d’apporter votre permis de conduire en venant la chercher.',
    what: 'Votre voiture',
    when: 'Prise en charge',
    days: (from, to) => `du ${from} au ${to}`,
  },
}
