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

/** Columns of a list of cars. */
export const carsImport = {
  cars: {
    name: msg({ message: 'Cars' }),
    columns: [
      field('name', 'car, vehicle, model, make, voiture, vehicule, modele, marque, nom', true),
      field('plate', 'registration, number plate, plate number, plaque, immatriculation', true),
      category,
      field('seats', 'places, sieges, nombre de places'),
      field('transmission', 'gearbox, boite, boite de vitesses'),
      field('fuel', 'carburant'),
      price('daily_rate', 'per day, price per day, day rate, prix par jour, tarif jour, prix jour'),
      description,
      ...textsInLanguages,
      ...categoryInLanguages,
    ],
    tables: {
      cars: msg({ message: 'Cars' }),
      car_categories: msg({ message: 'Categories of cars' }),
    },
  },
} as const satisfies Record<string, ServiceImport>
