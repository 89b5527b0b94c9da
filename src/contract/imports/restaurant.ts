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

/** Columns of a menu. */
export const menuImport = {
  menu: {
    name: msg({ message: 'Menu' }),
    columns: [
      category,
      field(
        'name',
        'item, dish, dishes, product, plat, plats, article, nom, designation, produit',
        true,
      ),
      price('price', 'unit price, prix unitaire'),
      description,
      ...textsInLanguages,
      ...categoryInLanguages,
    ],
    tables: {
      items: msg({ message: 'Dishes and drinks' }),
      categories: msg({ message: 'Categories of the menu' }),
    },
  },
} as const satisfies Record<string, ServiceImport>
