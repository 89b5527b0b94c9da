/** What can be imported of the house itself, and under which headings people keep it, in English and French. */

import { description, field, price, textsInLanguages, type ImportField } from './field.ts'
import { currenciesNamed } from './read-amount.ts'

const phone = field(
  'phone',
  'phone number, telephone, telephone number, tel, tel no, mobile, mobile number, cell, portable, gsm, whatsapp, contact, contact number, numero de telephone, n tel',
)
const email = field(
  'email',
  'e mail, email address, e mail address, mail, courriel, adresse mail, adresse email, adresse e mail',
)
const notes = field(
  'notes',
  'note, remarks, remark, comments, comment, special requests, remarques, remarque, commentaire, commentaires, demandes',
)
const firstName = field('first_name', 'given name, forename, prenom, prenoms')
const guestName = field(
  'name',
  'guest, guest name, full name, client, client name, customer, customer name, surname, last name, family name, nom, nom complet, nom du client, nom de famille, invite, hote',
  true,
)
export const houseImports = {
  rooms: [
    field(
      'room_number',
      'room, room no, room nr, number, no, n, nr, numero, chambre, numero de chambre, n de chambre, n chambre, chambre n',
      true,
    ),
    field('name', 'room name, nom, nom de la chambre'),
    field('type', 'room type, kind, category, type de chambre, categorie'),
    field(
      'capacity',
      'guests, sleeps, persons, people, pax, max guests, beds, capacite, personnes, pers, places, couchages, lits',
    ),
    price(
      'price_per_night',
      'night rate, nightly rate, per night, price night, prix par nuit, prix nuit, tarif nuit, tarif par nuit',
    ),
    description,
    field('amenities', 'facilities, equipment, equipements, equipement, services'),
    ...textsInLanguages,
  ],
  guests: [
    guestName,
    firstName,
    phone,
    email,
    notes,
    field('vip', 'important, fidele'),
    field('marketing_opt_in', 'newsletter, marketing, letters, lettres, infolettre, opt in'),
  ],
  bookings: [
    field(
      'room',
      'room number, room no, room nr, room name, chambre, numero de chambre, n de chambre, chambre n, n chambre',
      true,
    ),
    field(
      'check_in',
      'checkin, arrival, arrival date, date of arrival, check in date, from, start, start date, arrivee, date d arrivee, date arrivee, du, debut',
      true,
    ),
    field(
      'check_out',
      'checkout, departure, departure date, date of departure, check out date, to, until, end, end date, depart, date de depart, date depart, au, fin',
    ),
    field('nights', 'number of nights, nuits, nombre de nuits, nb nuits, nuitees'),
    guestName,
    firstName,
    phone,
    email,
    field(
      'adults',
      'guests, pax, persons, people, adultes, personnes, nombre de personnes, pers, nb pers, nb personnes',
    ),
    field('children', 'kids, enfants'),
    field('price', 'price per night, rate, night rate, tarif, prix, prix par nuit, prix nuit'),
    field('total', 'amount, total price, total amount, montant, montant total, prix total'),
    field('paid', 'deposit, advance, prepaid, paye, acompte, avance, arrhes'),
    field('status', 'state, statut, etat'),
    notes,
  ],
} as const satisfies Record<string, readonly ImportField[]>

/** A heading as it is compared: `Prix/nuit (RWF)` -> `prix nuit`. */
export function plainHeading(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  // Of a price it is a currency, of a text a language.
  if (/^(name|nom|description|descriptif|category|categorie) rw$/.test(words.join(' ')))
    return words.join(' ')
  return words.filter((word) => word !== 'us' && currenciesNamed(word).length === 0).join(' ')
}

/** Field -> the column (from 0) that is headed so. */
export type ColumnsOf = Readonly<Record<string, number>>

/** Finds each field's column by its heading; no column serves two. */
export function matchColumns(
  fields: readonly ImportField[],
  headings: readonly string[],
): ColumnsOf {
  const plain = headings.map(plainHeading)
  const found: Record<string, number> = {}
  // The field's own name first, then its other names in their order.
  const most = Math.max(...fields.map((one) => one.headings.length))
  for (let rank = 0; rank < most; rank += 1) {
    for (const { name, headings: known } of fields) {
      if (name in found || known[rank] === undefined) continue
      const at = plain.findIndex(
        (one, column) => one === known[rank] && !Object.values(found).includes(column),
      )
      if (at !== -1) found[name] = at
    }
  }
  return found
}

export const missingFields = (fields: readonly ImportField[], columns: ColumnsOf): string[] =>
  fields
    .filter(({ name, required }) => required === true && columns[name] === undefined)
    .map(({ name }) => name)
