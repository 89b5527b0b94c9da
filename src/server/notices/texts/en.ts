import { joinSentences } from './join-sentences.ts'

/** What letters say, in English. Amounts, dates and names come in written for the language. */
export const en = {
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  dates: (from: string, to: string, nights: string) => `${from} to ${to}, ${nights}`,
  room: (name: string, number: string) =>
    name === '' ? `Room ${number}` : `${name}, room ${number}`,
  guests: (adults: number, children: number) =>
    [
      adults === 1 ? '1 adult' : `${adults} adults`,
      ...(children === 0 ? [] : [children === 1 ? '1 child' : `${children} children`]),
    ].join(', '),
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  /** `RWF 34,800`, and what that is in the house's own currency. */
  aboutInBase: (amount: string, inBase: string) => `${amount} (${inBase})`,

  /** Null: nobody is greeted by what they cannot be called. */
  hello: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  code: 'Your booking code',
  codeUse: 'Keep it. With it and your phone number or e-mail you can find or cancel your booking.',
  /** '' without a phone: a house may have none. */
  callUs: (phone: string) => (phone === '' ? '' : `Questions? Call us: ${phone}.`),

  confirmed: {
    subject: (house: string, code: string) => `Your stay at ${house} is confirmed (${code})`,
    title: 'Your stay is confirmed',
    lead: 'Your booking is confirmed. We look forward to seeing you.',
    rooms: 'Your rooms',
    arrive: 'Check-in',
    leave: 'Check-out',
    from: (day: string, time: string) => `${day}, from ${time}`,
    until: (day: string, time: string) => `${day}, until ${time}`,
    guests: 'Guests',
    extras: 'Extras',
    breakfast: 'cooked breakfast',
    airportTransfer: 'airport transfer',
    lateCheckout: 'late check-out',
    discount: 'Discount',
    total: 'Total',
    paid: 'Paid',
    paidInFull: 'Paid in full. Thank you.',
    toPay: 'To pay at the house',
    where: 'Where',
    phone: 'Phone',
    cancelling: 'Cancelling',
    freeUntil: (moment: string, nights: number) =>
      `Free until ${moment}; after that the first ${nights === 1 ? 'night is' : `${nights} nights are`} kept.`,
    noLongerFree: (nights: number) =>
      `If you cancel now, the first ${nights === 1 ? 'night is' : `${nights} nights are`} kept.`,
    how: 'To cancel, have your code and your phone number or e-mail at hand.',
    cancelHere: 'Cancel or look up this booking',
    event: (house: string, rooms: string) => `${house}: ${rooms}`,
    eventText: (code: string, phone: string) =>
      joinSentences(`Booking code ${code}.`, phone && `Questions? ${phone}`),
    sms: (house: string, rooms: string, dates: string, code: string, pay: string, phone: string) =>
      joinSentences(`${house}: confirmed. ${rooms}, ${dates}. Code ${code}. ${pay}.`, phone),
  },
  /** Rooms that the desk holds until a day. */
  held: (day: string) => ({
    subject: (house: string, code: string) => `Your rooms at ${house} are held for you (${code})`,
    title: 'Your rooms are held for you',
    lead: `We hold them until the end of ${day}. Pay a deposit or call us by then; afterwards they are free for others.`,
    sms: (house: string, rooms: string, dates: string, code: string, pay: string, phone: string) =>
      joinSentences(
        `${house}: held for you until ${day}. ${rooms}, ${dates}. Code ${code}. ${pay}.`,
        phone,
      ),
  }),
  serviceSms: (house: string, title: string, when: string, code: string, phone: string) =>
    joinSentences(`${house}: ${title}. ${when}. Code ${code}.`, phone),
  /** All that was booked in one go. */
  cart: {
    subject: (house: string, code: string) => `Your whole stay at ${house} (${code})`,
    title: 'Your stay is booked',
    /** While the house has not confirmed all of it. */
    titleWaits: 'The house has received your stay',
    lead: 'Here is your whole stay in one place.',
    leadPart: 'Here is your stay in one place. Not everything you asked for was available.',
    waits: 'The house still has to confirm what is marked “to be confirmed”; you need do nothing.',
    toConfirm: 'to be confirmed',
    unpaidCard:
      'Your card payment has not come through. Nothing is lost: pay from the page of your stay, or at the house.',
    code: 'The code of your whole stay',
    codeUse:
      'With it you can see your whole stay. To cancel one part, use the code beside it and your phone number or e-mail.',
    what: 'Your stay',
    missing: 'Not available',
    partCode: (code: string) => `code ${code}`,
    toPay: 'Still to pay',
    cancelHere: 'Cancel or look up a part of it',
    sms: (
      house: string,
      title: string,
      parts: number,
      day: string,
      code: string,
      pay: string,
      phone: string,
    ) =>
      joinSentences(
        `${house}: ${title}, ${parts === 1 ? '1 part' : `${parts} parts`}, from ${day}. Code ${code}. ${pay}.`,
        phone,
      ),
  },
  cancelled: {
    subject: (house: string, code: string) => `Cancelled: ${code}, ${house}`,
    title: 'Your booking is cancelled',
    lead: 'We hope to see you another time.',
    leadByHouse: 'The house has cancelled your booking. Please call us if you did not expect this.',
    what: 'What was cancelled',
    paid: 'Paid',
    kept: 'Kept by the house',
    asked: 'Still to pay for the late cancellation',
    refund: 'Given back to you',
    refunding: 'The refund goes back the way you paid. It can take your bank some days to show it.',
    byHand: 'The desk gives it back to you: call us, or come by.',
    nothing: 'Nothing was paid, and there is nothing to pay.',
    sms: (house: string, code: string, refund: string, phone: string) =>
      joinSentences(`${house}: ${code} is cancelled.`, refund, phone),
    smsRefund: (amount: string) => `Refund: ${amount}.`,
  },
  reset: {
    subject: (house: string) => `A new password for ${house}`,
    title: 'Choose a new password',
    lead: 'Somebody asked for a new password for this address. The link works once, for 30 minutes.',
    link: 'Choose a new password',
    path: (path: string) => `Open the house’s site and add this to its address: ${path}`,
    not: 'It was not you? Then do nothing: your password stays as it is.',
  },
  invited: {
    subject: (house: string) => `Your account at ${house}`,
    title: 'Welcome to the team',
    lead: (house: string) =>
      `An account was made for you at ${house}. Choose your password: the link works once, for three days.`,
  },
  setupTest: {
    subject: (house: string) => `Messages from ${house} arrive`,
    title: 'Messages arrive',
    lead: (house: string) =>
      `This is a test that was asked for in the set-up of ${house}. Guests will get their confirmations like this.`,
    next: 'There is nothing to do.',
  },
  receipt: {
    subject: (house: string, number: number) => `Your receipt no. ${number} from ${house}`,
    title: (number: number) => `Receipt no. ${number}`,
    lines: 'What it is for',
    payer: 'Payer',
    taxNumber: 'Tax number',
    at: 'Written',
    total: 'Total',
    contained: (tax: string) => `of which ${tax}`,
    paid: 'Paid',
    left: 'Left to pay',
    /** `name`: of the tax authority's device; null: none that we know. */
    fiscal: (name: string | null, number: string) => `${name ?? 'Fiscal device'} no. ${number}`,
    trial: 'Paid with a test card: no real money moved.',
    notFiscal: (name: string) =>
      name === 'facture normalisée'
        ? 'This is not a “facture normalisée”.'
        : `This is not an ${name} invoice.`,
  },
  roomGone: {
    subject: (code: string) => `Paid, but the room is taken: ${code}`,
    title: 'A paid booking has lost its room',
    lead: 'The payment arrived after its hold had ended, and another guest has the nights. The guest has paid: find another room, or give the money back, and call.',
    lateSubject: (code: string) => `Paid after it was cancelled: ${code}`,
    lateTitle: 'A payment came for a cancelled booking',
    lateLead:
      'The booking had been cancelled when its payment arrived. Give the money back, or find the guest a room, and call.',
    guest: 'Guest',
    phone: 'Phone',
    code: 'Code',
    rooms: 'What was booked',
    open: 'Open the bookings',
  },
  backupOverdue: {
    subject: (house: string) => `${house}: no back-up for two days`,
    title: 'No back-up for two days',
    place: 'Where',
    places: { folder: 'The folder for back-ups', s3: 'The storage for back-ups' },
    last: 'The last good one',
    never: 'none yet',
    why: 'The problem',
    reasons: {
      no_answer: 'The storage does not answer.',
      refused: 'It may not be written: the key or the rights are not good.',
      missing: 'There is no such folder or bucket. Is the disk plugged in?',
      full: 'There is no room left.',
      damaged: 'What was read back is not what was written.',
      trouble: 'The storage has trouble of its own.',
      not_made: 'The server could not make it. Is there room on its own disk?',
      no_passphrase: 'No passphrase is set, and nothing goes there unencrypted.',
    },
    meaning:
      'If the disk of the house fails now, what happened since then is only on the devices that sent it, and partly nowhere.',
    look: 'It is tried again automatically. See Settings, Data.',
  },
  message: {
    subject: (subject: string) => `Message: ${subject}`,
    title: 'A guest wrote',
    from: 'From',
    phone: 'Phone',
    about: 'Subject',
    reply: 'Answering this e-mail answers the guest.',
  },
  /** To admins, of how the house runs. */
  running: {
    letters: {
      title: 'Messages are not being sent',
      lead: 'Messages have waited for more than an hour: guests get no confirmations. Check whether the mail server answers, and whether its password still works (SMTP_URL).',
    },
    payments: {
      title: 'Payments have no answer',
      lead: 'The payment provider has not answered for more than an hour, or a refund went out without an answer. Nothing is lost, but the desk cannot see whether these guests have paid.',
    },
    backups: {
      title: 'There is no back-up of the last two days',
      lead: 'If the machine broke now, what was done since would be lost. Check whether the folder or the storage for back-ups can be reached, and has room.',
    },
    devices: {
      title: 'A device may hold work that the house does not have',
      lead: 'Its person signed out while something still waited on it, and it has been silent for more than a day. Open the app on it where there is internet: it sends by itself.',
    },
    errors: {
      title: 'The server has many faults',
      lead: 'Ten or more requests failed within an hour by a fault of the program or its store. Its log says which.',
    },
    disk: {
      title: 'The disk is nearly full',
      lead: 'Once it is full, nothing more can be booked or paid. Make room, or give the machine a larger disk.',
    },
    subject: (house: string, title: string) => `${house}: ${title}`,
    since: 'Since',
    until: 'Until',
    open: 'See how the house runs',
    again: 'While it lasts you are told once a day, and once more when it is over.',
    overSubject: (house: string, title: string) => `${house}: over: ${title}`,
    overTitle: 'It is over',
    overLead: (title: string) => `“${title}”: it has not happened for half an hour.`,
  },
  answer: {
    subject: (subject: string) => `Re: ${subject}`,
    title: (house: string) => `${house} answers`,
    yours: 'You wrote:',
  },
}

export type Words = typeof en
