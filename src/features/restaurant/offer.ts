import { msg } from '@lingui/core/macro'
import type { Kind } from '#parts/catalogue/kind.ts'
import {
  availableField,
  categoryField,
  descriptionField,
  loginFirst,
  nameField,
  priceField,
  translationsField,
} from '#parts/catalogue/fields.ts'

/** Dishes and drinks (spec 3 §2.6, §5, §7.4). */
export const itemKind: Kind = {
  resource: 'items',
  routes: { create: 'createItem', change: 'updateItem', remove: 'deleteItem' },
  place: { kind: 'open', label: msg`Open the menu`, to: '/dashboard/restaurant/menu' },
  fields: [
    nameField(msg`Name is required`),
    { ...categoryField(msg`Pick a category`), fixed: true },
    priceField('price', msg`Price`, msg`Price must be > 0`),
    descriptionField(2000),
    translationsField(2000),
    { ...availableField, hint: msg`Turn off while the kitchen is out of it.` },
  ],
  category: {
    resource: 'categories',
    list: 'listCategories',
    create: 'createCategory',
    change: 'updateCategory',
    hasPosition: true,
    failedToLoad: msg`Failed to load categories`,
  },
  categoryInPath: true,
  labels: {
    add: msg`Add Item`,
    edit: msg`Edit Menu Item`,
    remove: msg`Delete the dish`,
    change: msg`Change the dish`,
    addPicture: msg`Add a picture of the dish`,
    removePicture: msg`Take the dish’s picture away`,
    removing: msg`Guests no longer see it. Past orders keep its name and price.`,
    created: msg`Item created`,
    updated: msg`Item updated`,
    deleted: msg`Item deleted`,
    failedToLoad: msg`Failed to load menu items`,
    failedToCreate: msg`Failed to create item.`,
    failedToUpdate: msg`Failed to update item.`,
    failedToDelete: msg`Failed to delete item.`,
    failedToSwitch: msg`Failed to update item.`,
    signIn: loginFirst,
  },
}
