import { category, description, field, price, type ImportField } from './field.ts'

/** Columns of a menu. */
export const menuImport = {
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
} as const satisfies Record<string, readonly ImportField[]>
