import { category, description, field, price, type ImportField } from './field.ts'

/** Columns of a list of cars. */
export const carsImport = {
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
} as const satisfies Record<string, readonly ImportField[]>
