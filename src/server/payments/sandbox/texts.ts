import type { CardError, CardField, Outcome } from './cards.ts'

/** The texts of the sandbox's pages, which do not load the app's catalogues. */
export interface Texts {
  sandbox: string
  notReal: string
  pay: string
  payingFor: string
  total: string
  nights: (count: number) => string
  /** What the house calls in English where it has no name: that, or what stands before its number. */
  titles: Readonly<Record<string, string>>
  fields: Record<CardField, string>
  hints: Partial<Record<CardField, string>>
  errors: Record<CardField, Partial<Record<CardError, string>>>
  mend: string
  payNow: (amount: string) => string
  cancel: string
  cards: string
  card: string
  whatItDoes: string
  outcomes: Record<Outcome, string>
  anyOther: string
  settled: Record<Outcome, string>
  back: string
  unknown: string
  unknownMore: string
}

export const languages = ['en', 'fr', 'rw'] as const
export type Language = (typeof languages)[number]

const en: Texts = {
  sandbox: 'Sandbox',
  notReal: 'This is a trial page: no money moves. Never type a real card here.',
  pay: 'Pay by card',
  payingFor: 'What you pay for',
  total: 'To pay',
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  titles: {},
  fields: {
    number: 'Card number',
    name: 'Name on the card',
    expiry: 'Expiry',
    cvc: 'Security code (CVC)',
  },
  hints: { expiry: 'MM/YY', cvc: '3 or 4 digits' },
  errors: {
    number: {
      required: 'Enter the card number.',
      invalid: 'This card number is not right.',
      real: 'This is not a test card. Use one from the list; never type a real one.',
    },
    name: { required: 'Enter the name on the card.', invalid: 'Enter the whole name.' },
    expiry: {
      required: 'Enter the expiry.',
      invalid: 'Enter it as MM/YY.',
      expired: 'This card has expired.',
    },
    cvc: { required: 'Enter the security code.', invalid: 'It has 3 or 4 digits.' },
  },
  mend: 'Please look at these again',
  payNow: (amount) => `Pay ${amount}`,
  cancel: 'Cancel and go back',
  cards: 'Test cards',
  card: 'Card',
  whatItDoes: 'What happens',
  outcomes: {
    paid: 'is paid',
    failed: 'is declined',
    cancelled: 'is cancelled',
    slow: 'takes 20 seconds, then is paid',
  },
  anyOther: 'Any name, any future expiry, any security code.',
  settled: {
    paid: 'This payment is made.',
    failed: 'The card was declined.',
    cancelled: 'This payment was cancelled.',
    slow: 'The bank is taking its time.',
  },
  back: 'Back to the house',
  unknown: 'There is no such payment',
  unknownMore: 'The address may be incomplete. Start again from your booking.',
}

const fr: Texts = {
  sandbox: 'Bac à sable',
  notReal: 'Page d’essai : aucun argent ne circule. N’entrez jamais une vraie carte ici.',
  pay: 'Payer par carte',
  payingFor: 'Ce que vous payez',
  total: 'À payer',
  nights: (count) => (count === 1 ? '1 nuit' : `${count} nuits`),
  titles: { Laundry: 'Blanchisserie', 'Order no.': 'Commande n°', Room: 'Chambre' },
  fields: {
    number: 'Numéro de carte',
    name: 'Nom sur la carte',
    expiry: 'Expiration',
    cvc: 'Code de sécurité (CVC)',
  },
  hints: { expiry: 'MM/AA', cvc: '3 ou 4 chiffres' },
  errors: {
    number: {
      required: 'Entrez le numéro de la carte.',
      invalid: 'Ce numéro de carte n’est pas juste.',
      real: 'Ce n’est pas une carte d’essai. Prenez-en une de la liste, jamais une vraie.',
    },
    name: { required: 'Entrez le nom sur la carte.', invalid: 'Entrez le nom en entier.' },
    expiry: {
      required: 'Entrez la date d’expiration.',
      invalid: 'Écrivez-la MM/AA.',
      expired: 'Cette carte a expiré.',
    },
    cvc: { required: 'Entrez le code de sécurité.', invalid: 'Il a 3 ou 4 chiffres.' },
  },
  mend: 'Veuillez revoir ces points',
  payNow: (amount) => `Payer ${amount}`,
  cancel: 'Annuler et revenir',
  cards: 'Cartes d’essai',
  card: 'Carte',
  whatItDoes: 'Ce qui se passe',
  outcomes: {
    paid: 'est payée',
    failed: 'est refusée',
    cancelled: 'est annulée',
    slow: 'prend 20 secondes, puis est payée',
  },
  anyOther: 'N’importe quel nom, date future et code de sécurité.',
  settled: {
    paid: 'Ce paiement est fait.',
    failed: 'La carte a été refusée.',
    cancelled: 'Ce paiement a été annulé.',
    slow: 'La banque prend son temps.',
  },
  back: 'Retour à la maison d’hôtes',
  unknown: 'Ce paiement n’existe pas',
  unknownMore: 'L’adresse est peut-être incomplète. Recommencez depuis votre réservation.',
}

/** Awaits a native speaker's review, as src/decisions/0006 says of the catalogues. */
const rw: Texts = {
  sandbox: 'Igerageza',
  notReal: 'Uru ni urupapuro rwo kugerageza: nta mafaranga agenda. Ntuzandikemo ikarita nyakuri.',
  pay: 'Kwishyura n’ikarita',
  payingFor: 'Ibyo wishyura',
  total: 'Ayo kwishyura',
  nights: (count) => (count === 1 ? 'ijoro 1' : `amajoro ${count}`),
  titles: { Laundry: 'Kumesa', 'Order no.': 'Komande nomero', Room: 'Icyumba' },
  fields: {
    number: 'Nimero y’ikarita',
    name: 'Izina riri ku ikarita',
    expiry: 'Igihe irangirira',
    cvc: 'Umubare w’ibanga (CVC)',
  },
  hints: { expiry: 'UU/MM (ukwezi/umwaka)', cvc: 'imibare 3 cyangwa 4' },
  errors: {
    number: {
      required: 'Andika nimero y’ikarita.',
      invalid: 'Iyi nimero y’ikarita si yo.',
      real: 'Iyi si ikarita yo kugerageza. Koresha imwe mu ziri ku rutonde, atari iy’ukuri.',
    },
    name: { required: 'Andika izina riri ku ikarita.', invalid: 'Andika izina ryose.' },
    expiry: {
      required: 'Andika igihe irangirira.',
      invalid: 'Andika ukwezi/umwaka, nka 09/30.',
      expired: 'Iyi karita yararangiye.',
    },
    cvc: { required: 'Andika umubare w’ibanga.', invalid: 'Ugira imibare 3 cyangwa 4.' },
  },
  mend: 'Ongera urebe ibi',
  payNow: (amount) => `Ishyura ${amount}`,
  cancel: 'Hagarika usubire inyuma',
  cards: 'Amakarita yo kugerageza',
  card: 'Ikarita',
  whatItDoes: 'Ibiba',
  outcomes: {
    paid: 'irishyurwa',
    failed: 'irangwa',
    cancelled: 'irahagarikwa',
    slow: 'itinda amasegonda 20, hanyuma ikishyurwa',
  },
  anyOther: 'Izina iryo ari ryo ryose, igihe kitaragera n’umubare w’ibanga uwo ari wo wose.',
  settled: {
    paid: 'Uku kwishyura kwarangiye.',
    failed: 'Ikarita yanzwe.',
    cancelled: 'Uku kwishyura kwahagaritswe.',
    slow: 'Banki iracyabikora.',
  },
  back: 'Subira ku icumbi',
  unknown: 'Uku kwishyura ntikubaho',
  unknownMore: 'Aderesi ishobora kuba ituzuye. Ongera utangire uhereye ku byo wabitse.',
}

export const texts: Record<Language, Texts> = { en, fr, rw }

/** The first of our languages in Accept-Language, by quality; English otherwise. */
export function languageFor(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((part, index) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.find((one) => one.trim().startsWith('q='))
    const quality = weight === undefined ? 1 : Number(weight.trim().slice(2))
    return { language: tag.split('-')[0], quality, index }
  })
  const best = asked
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index)
    .find(({ language, quality }) => quality > 0 && languages.some((one) => one === language))
  return languages.find((one) => one === best?.language) ?? 'en'
}
