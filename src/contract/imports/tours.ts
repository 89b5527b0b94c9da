import {
  category,
  categoryInLanguages,
  description,
  field,
  price,
  textsInLanguages,
} from '#domain/imports/field.ts'
import { msg } from '#lib/msg.ts'
import type { ServiceImport } from './service-import.ts'

/** Columns of a list of tours. */
export const toursImport = {
  tours: {
    name: msg({ message: 'Tours' }),
    columns: [
      field('name', 'tour, excursion, activity, activite, circuit, nom', true),
      category,
      field('location', 'place, destination, lieu, endroit', true),
      field('duration_days', 'duration, days, duree, jours'),
      field('capacity', 'places, max people, people, capacite, personnes'),
      field('departure_time', 'time, departure, heure, heure de depart, depart'),
      price('price', 'price per person, per person, prix par personne'),
      description,
      ...textsInLanguages,
      ...categoryInLanguages,
    ],
    tables: {
      tours: msg({ message: 'Tours' }),
      tour_categories: msg({ message: 'Categories of tours' }),
    },
  },
} as const satisfies Record<string, ServiceImport>
