import { field, nameInLanguages, price } from '#domain/imports/field.ts'
import { msg } from '#lib/msg.ts'
import type { ServiceImport } from './service-import.ts'

/** Columns of a price list of laundry. */
export const laundryImport = {
  laundry: {
    name: msg({ message: 'Laundry prices' }),
    columns: [
      field('name', 'item, article, service, garment, vetement, nom, designation, linge', true),
      field('unit', 'per, unite, par'),
      price('price', 'unit price, prix unitaire'),
      field('turnaround_hrs', 'turnaround, hours, turnaround hours, delai, heures'),
      ...nameInLanguages,
    ],
    tables: { laundry_services: msg({ message: 'Laundry prices' }) },
  },
} as const satisfies Record<string, ServiceImport>
