import { field, price, type ImportField } from './field.ts'

/** Columns of a price list of laundry. */
export const laundryImport = {
  laundry: [
    field('name', 'item, article, service, garment, vetement, nom, designation, linge', true),
    field('unit', 'per, unite, par'),
    price('price', 'unit price, prix unitaire'),
    field('turnaround_hrs', 'turnaround, hours, turnaround hours, delai, heures'),
  ],
} as const satisfies Record<string, readonly ImportField[]>
