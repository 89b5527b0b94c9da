import { category, description, field, price, type ImportField } from './field.ts'

/** Columns of a list of tours. */
export const toursImport = {
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
