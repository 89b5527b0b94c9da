/** What can be imported, and under which headings people keep it, in English and French. */

export interface ImportField {
  name: string
  /** Without it no row can be taken. */
  required?: true
  /** As people head the column: lower case, without accents and signs. */
  headings: readonly string[]
}

const field = (name: string, headings: string, required?: true): ImportField => ({
  name,
  headings: [name.replaceAll('_', ' '), ...headings.split(',').map((one) => one.trim())],
  ...(required && { required }),
})

const description = field('description', 'details, descriptif, ingredients')
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
const category = field(
  'category',
  'section, class, group, categorie, rubrique, classe, groupe',
  true,
)
const price = (name: string, more: string) =>
  field(name, `price, rate, tarif, prix, cost, cout, montant, ${more}`, true)

export const importFields = {
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
      'guests, sleeps, persons, people, pax, max guests, beds, capacite, personnes, places, couchages, lits',
    ),
    price(
      'price_per_night',
      'night rate, nightly rate, per night, price night, prix par nuit, prix nuit, tarif nuit, tarif par nuit',
    ),
    description,
    field('amenities', 'facilities, equipment, equipements, equipement, services'),
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
    field('adults', 'guests, pax, persons, people, adultes, personnes, nombre de personnes'),
    field('children', 'kids, enfants'),
    field('price', 'price per night, rate, night rate, tarif, prix, prix par nuit, prix nuit'),
    field('total', 'amount, total price, total amount, montant, montant total, prix total'),
    field('paid', 'deposit, advance, prepaid, paye, acompte, avance, arrhes'),
    field('status', 'state, statut, etat'),
    notes,
  ],
  menu: [
    category,
    field(
      'name',
      'item, dish, dishes, product, plat, plats, article, nom, designation, produit',
      true,
    ),
    price('price', 'unit price, prix unitaire'),
    description,
  ],
  laundry: [
    field('name', 'item, article, service, garment, vetement, nom, designation, linge', true),
    field('unit', 'per, unite, par'),
    price('price', 'unit price, prix unitaire'),
    field('turnaround_hrs', 'turnaround, hours, turnaround hours, delai, heures'),
  ],
  cars: [
    field('name', 'car, vehicle, model, make, voiture, vehicule, modele, marque, nom', true),
    field('plate', 'registration, number plate, plate number, plaque, immatriculation', true),
    category,
    field('seats', 'places, sieges, nombre de places'),
    field('transmission', 'gearbox, boite, boite de vitesses'),
    field('fuel', 'carburant'),
    price('daily_rate', 'per day, price per day, day rate, prix par jour, tarif jour, prix jour'),
    description,
  ],
  tours: [
    field('name', 'tour, excursion, activity, activite, circuit, nom', true),
    category,
    field('location', 'place, destination, lieu, endroit', true),
    field('duration_days', 'duration, days, duree, jours'),
    field('capacity', 'places, max people, people, capacite, personnes'),
    field('departure_time', 'time, departure, heure, heure de depart, depart'),
    price('price', 'price per person, per person, prix par personne'),
    description,
  ],
} as const satisfies Record<string, readonly ImportField[]>

export type ImportKind = keyof typeof importFields
export const importKinds = Object.keys(importFields) as ImportKind[]

/** A heading as it is compared: `Prix/nuit (RWF)` -> `prix nuit`. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(^| )(usd|rwf|frw|us)(?= |$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Field -> the column (from 0) that is headed so. */
export type ColumnsOf = Readonly<Record<string, number>>

/** Finds each field's column by its heading; no column serves two. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): ColumnsOf {
  const plain = headings.map(plainHeading)
  const found: Record<string, number> = {}
  const fields: readonly ImportField[] = importFields[kind]
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

export const missingFields = (kind: ImportKind, columns: ColumnsOf): string[] =>
  (importFields[kind] as readonly ImportField[])
    .filter(({ name, required }) => required === true && columns[name] === undefined)
    .map(({ name }) => name)
