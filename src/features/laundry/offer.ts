import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CreateLaundryService } from '#contract/laundry.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import {
  availabilityFailed,
  availableField,
  choices,
  nameField,
  priceField,
  translationsField,
} from '#parts/catalogue/fields.ts'

/** The documents’ units in the person’s language (spec 3 §9). */
export const unitLabels: Readonly<Record<CreateLaundryService['unit'], MessageDescriptor>> = {
  'per item': msg`per item (pcs)`,
  'per kg': msg`per kg (kg)`,
  'per pair': msg`per pair (pairs)`,
}

/** The laundry's price list (spec 3 §2.8, §5, §7.6, §9). */
export const laundryServiceKind: Kind = {
  resource: 'laundry_services',
  routes: {
    create: 'createLaundryService',
    change: 'updateLaundryService',
    remove: 'deleteLaundryService',
  },
  place: { kind: 'open', label: msg`Open the laundry`, to: '/dashboard/laundry' },
  fields: [
    nameField(msg`Service name is required`),
    {
      name: 'unit',
      type: 'choice',
      label: msg`Unit`,
      options: choices(unitLabels),
      initial: 'per item',
    },
    priceField('price', msg`Price`, msg`Price must be > 0`),
    {
      name: 'turnaround_hrs',
      type: 'whole',
      label: msg`Turnaround (hours)`,
      wrong: msg`Turnaround must be > 0 hours`,
      min: 1,
      max: 720,
      initial: '24',
    },
    { ...availableField, hint: msg`Turn off while it is not available; nobody can order it then.` },
    translationsField(),
  ],
  category: null,
  labels: {
    add: msg`Add Service`,
    edit: msg`Edit Service`,
    remove: msg`Delete the laundry service`,
    change: msg`Change the laundry service`,
    addPicture: msg`Add a picture of the laundry service`,
    removePicture: msg`Take the laundry service’s picture away`,
    removing: msg`Guests no longer see it. Orders that have it keep its name and price.`,
    created: msg`Service created`,
    updated: msg`Service updated`,
    deleted: msg`Service deleted`,
    failedToLoad: msg`Failed to load the price list.`,
    failedToCreate: msg`Failed to save service.`,
    failedToUpdate: msg`Failed to save service.`,
    failedToDelete: msg`Failed to delete service.`,
    failedToSwitch: availabilityFailed,
    signIn: msg`You are not logged in. Please sign in to add or edit services.`,
  },
}
