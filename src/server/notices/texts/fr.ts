import type { Words } from './en.ts'
import { joinSentences } from './join-sentences.ts'

/** What letters say, in French. */
export const fr: Words = {
  nights: (count) => (count === 1 ? '1 nuit' : `${count} nuits`),
  dates: (from, to, nights) => `du ${from} au ${to}, ${nights}`,
  room: (name, number) => (name === '' ? `Chambre ${number}` : `${name}, chambre ${number}`),
  guests: (adults, children) =>
    [
      adults === 1 ? '1 adulte' : `${adults} adultes`,
      ...(children === 0 ? [] : [children === 1 ? '1 enfant' : `${children} enfants`]),
    ].join(', '),
  people: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
  aboutInBase: (amount, inBase) => `${amount} (${inBase})`,

  hello: (name) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
  code: 'Votre code de réservation',
  codeUse:
    'Gardez-le. Avec lui et votre numéro de téléphone ou e-mail, vous pouvez retrouver ou annuler votre réservation.',
  callUs: (phone) => (phone === '' ? '' : `Une question ? Appelez-nous : ${phone}.`),

  confirmed: {
    subject: (house, code) => `Votre séjour à ${house} est confirmé (${code})`,
    title: 'Votre séjour est confirmé',
    lead: 'Votre réservation est confirmée. Nous nous réjouissons de vous accueillir.',
    rooms: 'Vos chambres',
    arrive: 'Arrivée',
    leave: 'Départ',
    from: (day, time) => `${day}, à partir de ${time}`,
    until: (day, time) => `${day}, jusqu’à ${time}`,
    guests: 'Voyageurs',
    extras: 'Suppléments',
    breakfast: 'petit-déjeuner chaud',
    airportTransfer: 'transfert de l’aéroport',
    lateCheckout: 'départ tardif',
    discount: 'Remise',
    total: 'Total',
    paid: 'Payé',
    paidInFull: 'Payé en totalité. Merci.',
    toPay: 'À payer sur place',
    where: 'Adresse',
    phone: 'Téléphone',
    cancelling: 'Annulation',
    freeUntil: (moment, nights) =>
      `Gratuite jusqu’au ${moment} ; ensuite ${nights === 1 ? 'la première nuit reste due' : `les ${nights} premières nuits restent dues`}.`,
    noLongerFree: (nights) =>
      `Si vous annulez maintenant, ${nights === 1 ? 'la première nuit reste due' : `les ${nights} premières nuits restent dues`}.`,
    how: 'Pour annuler, munissez-vous de votre code et de votre numéro de téléphone ou e-mail.',
    cancelHere: 'Annuler ou retrouver cette réservation',
    event: (house, rooms) => `${house} : ${rooms}`,
    eventText: (code, phone) =>
      joinSentences(`Code de réservation ${code}.`, phone && `Une question ? ${phone}`),
    sms: (house, rooms, dates, code, pay, phone) =>
      joinSentences(`${house} : confirmé. ${rooms}, ${dates}. Code ${code}. ${pay}.`, phone),
  },
  held: (day) => ({
    subject: (house, code) => `Vos chambres à ${house} vous sont gardées (${code})`,
    title: 'Vos chambres vous sont gardées',
    lead: `Nous les gardons pour vous jusqu’à la fin du ${day}. Versez un acompte ou appelez-nous d’ici là ; ensuite elles sont libres pour d’autres.`,
    sms: (house, rooms, dates, code, pay, phone) =>
      joinSentences(
        `${house} : gardé pour vous jusqu’au ${day}. ${rooms}, ${dates}. Code ${code}. ${pay}.`,
        phone,
      ),
  }),
  serviceSms: (house, title, when, code, phone) =>
    joinSentences(`${house} : ${title}. ${when}. Code ${code}.`, phone),
  cart: {
    subject: (house, code) => `Tout votre séjour à ${house} (${code})`,
    title: 'Votre séjour est réservé',
    titleWaits: 'La maison a bien reçu votre séjour',
    lead: 'Voici votre séjour entier, en un seul endroit.',
    leadPart:
      'Voici votre séjour, en un seul endroit. Une partie de ce que vous aviez demandé n’était pas disponible.',
    waits:
      'La maison doit encore confirmer ce qui est marqué « à confirmer » ; vous n’avez rien à faire.',
    toConfirm: 'à confirmer',
    unpaidCard:
      'Votre paiement par carte n’est pas passé. Rien n’est perdu : payez depuis la page de votre séjour, ou sur place.',
    code: 'Le code de tout votre séjour',
    codeUse:
      'Avec lui, vous voyez tout votre séjour. Pour annuler une partie, utilisez le code à côté d’elle et votre numéro de téléphone ou e-mail.',
    what: 'Votre séjour',
    missing: 'Non disponible',
    partCode: (code) => `code ${code}`,
    toPay: 'Reste à payer',
    cancelHere: 'Annuler ou retrouver une partie',
    sms: (house, title, parts, day, code, pay, phone) =>
      joinSentences(
        `${house} : ${title}, ${parts === 1 ? '1 élément' : `${parts} éléments`}, dès le ${day}, code ${code}. ${pay}.`,
        phone,
      ),
  },
  cancelled: {
    subject: (house, code) => `Annulé : ${code}, ${house}`,
    title: 'Votre réservation est annulée',
    lead: 'Nous espérons vous voir une autre fois.',
    leadByHouse:
      'La maison a annulé votre réservation. Appelez-nous si vous ne vous y attendiez pas.',
    what: 'Ce qui est annulé',
    paid: 'Payé',
    kept: 'Gardé par la maison',
    asked: 'Reste à payer pour l’annulation tardive',
    refund: 'Remboursé',
    refunding:
      'Le remboursement suit le chemin de votre paiement. Votre banque peut mettre quelques jours à l’afficher.',
    byHand: 'La réception vous le rend : appelez-nous, ou passez nous voir.',
    nothing: 'Rien n’a été payé, et il n’y a rien à payer.',
    sms: (house, code, refund, phone) =>
      joinSentences(`${house} : ${code} est annulé.`, refund, phone),
    smsRefund: (amount) => `Remboursement : ${amount}.`,
  },
  reset: {
    subject: (house) => `Un nouveau mot de passe pour ${house}`,
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Quelqu’un a demandé un nouveau mot de passe pour cette adresse. Le lien sert une fois, pendant 30 minutes.',
    link: 'Choisir un nouveau mot de passe',
    path: (path) => `Ouvrez le site de la maison et ajoutez ceci à son adresse : ${path}`,
    not: 'Ce n’était pas vous ? Ne faites rien : votre mot de passe reste le même.',
  },
  invited: {
    subject: (house) => `Votre compte chez ${house}`,
    title: 'Bienvenue dans l’équipe',
    lead: (house) =>
      `Un compte a été créé pour vous chez ${house}. Choisissez votre mot de passe : le lien sert une fois, pendant trois jours.`,
  },
  setupTest: {
    subject: (house) => `Les messages de ${house} arrivent`,
    title: 'Les messages arrivent',
    lead: (house) =>
      `Ceci est un essai demandé lors de la mise en place de ${house}. Les clients recevront ainsi leurs confirmations.`,
    next: 'Il n’y a rien à faire.',
  },
  receipt: {
    subject: (house, number) => `Votre reçu n° ${number} de ${house}`,
    title: (number) => `Reçu n° ${number}`,
    lines: 'Ce qui est réglé',
    payer: 'Payeur',
    taxNumber: 'Numéro fiscal',
    at: 'Établi',
    total: 'Total',
    contained: (tax) => `dont ${tax}`,
    paid: 'Payé',
    left: 'Reste à payer',
    fiscal: (name, number) => `${name ?? 'Appareil fiscal'} n° ${number}`,
    trial: 'Payé avec une carte d’essai : aucun argent réel n’a circulé.',
    notFiscal: (name) =>
      name === 'facture normalisée'
        ? 'Ceci n’est pas une facture normalisée.'
        : `Ceci n’est pas une facture ${name}.`,
  },
  roomGone: {
    subject: (code) => `Payé, mais la chambre est prise : ${code}`,
    title: 'Une réservation payée a perdu sa chambre',
    lead: 'Le paiement est arrivé après la fin de sa retenue, et un autre client a les nuits. Le client a payé : trouvez une autre chambre ou rendez l’argent, et appelez.',
    lateSubject: (code) => `Payé après l’annulation : ${code}`,
    lateTitle: 'Un paiement est arrivé pour une réservation annulée',
    lateLead:
      'La réservation était annulée quand le paiement est arrivé. Rendez l’argent, ou trouvez une chambre au client, et appelez.',
    guest: 'Client',
    phone: 'Téléphone',
    code: 'Code',
    rooms: 'Ce qui était réservé',
    open: 'Ouvrir les réservations',
  },
  backupOverdue: {
    subject: (house) => `${house} : pas de sauvegarde depuis deux jours`,
    title: 'Pas de sauvegarde depuis deux jours',
    place: 'Où',
    places: { folder: 'Le dossier des sauvegardes', s3: 'Le stockage des sauvegardes' },
    last: 'La dernière bonne',
    never: 'aucune encore',
    why: 'Le problème',
    reasons: {
      no_answer: 'Le stockage ne répond pas.',
      refused: 'L’écriture est refusée : la clé ou les droits ne sont pas bons.',
      missing: 'Ce dossier ou ce bucket n’existe pas. Le disque est-il branché ?',
      full: 'Il n’y a plus de place.',
      damaged: 'Ce qui a été relu n’est pas ce qui a été écrit.',
      trouble: 'Le stockage a lui-même un problème.',
      not_made: 'Le serveur n’a pas pu la faire. Reste-t-il de la place sur son propre disque ?',
      no_passphrase: 'Aucune phrase secrète n’est réglée, et rien n’y va sans chiffrement.',
    },
    meaning:
      'Si le disque de la maison tombe en panne maintenant, ce qui s’est passé depuis n’est que sur les appareils qui l’ont envoyé, et en partie nulle part.',
    look: 'Un nouvel essai se fait automatiquement. Voir Réglages, Données.',
  },
  message: {
    subject: (subject) => `Message : ${subject}`,
    title: 'Un client a écrit',
    from: 'De',
    phone: 'Téléphone',
    about: 'Objet',
    reply: 'Répondre à cet e-mail, c’est répondre au client.',
  },
  running: {
    letters: {
      title: 'Les messages ne partent pas',
      lead: 'Des messages attendent depuis plus d’une heure : les clients ne reçoivent pas de confirmation. Voyez si le serveur de courrier répond, et si son mot de passe est toujours bon (SMTP_URL).',
    },
    payments: {
      title: 'Des paiements sont sans réponse',
      lead: 'Le prestataire de paiement ne répond pas depuis plus d’une heure, ou un remboursement est parti sans réponse. Rien n’est perdu, mais la réception ne voit pas si ces clients ont payé.',
    },
    backups: {
      title: 'Il n’y a pas de sauvegarde des deux derniers jours',
      lead: 'Si la machine tombait en panne maintenant, ce qui a été fait depuis serait perdu. Voyez si le dossier ou le stockage des sauvegardes est joignable et a de la place.',
    },
    devices: {
      title: 'Un appareil garde peut-être du travail que la maison n’a pas',
      lead: 'La personne s’est déconnectée alors que quelque chose attendait encore sur l’appareil, et il est silencieux depuis plus d’un jour. Ouvrez l’application dessus là où il y a internet : elle envoie d’elle-même.',
    },
    errors: {
      title: 'Le serveur a beaucoup d’erreurs',
      lead: 'Dix demandes ou plus ont échoué en une heure par une erreur du programme ou de sa base. Son journal dit lesquelles.',
    },
    disk: {
      title: 'Le disque est presque plein',
      lead: 'Une fois plein, plus rien ne peut être réservé ni payé. Faites de la place, ou donnez un plus grand disque à la machine.',
    },
    subject: (house, title) => `${house} : ${title}`,
    since: 'Depuis',
    until: 'Jusqu’à',
    open: 'Voir comment la maison tourne',
    again:
      'Tant que cela dure, vous en êtes averti une fois par jour, et une fois encore quand c’est fini.',
    overSubject: (house, title) => `${house} : terminé : ${title}`,
    overTitle: 'C’est terminé',
    overLead: (title) => `« ${title} » : cela ne s’est plus produit depuis une demi-heure.`,
  },
  answer: {
    subject: (subject) => `Re : ${subject}`,
    title: (house) => `${house} vous répond`,
    yours: 'Vous aviez écrit :',
  },
}
