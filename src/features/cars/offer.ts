import { msg } from '@lingui/core/macro'
import { cars } from '#contract/services/cars.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import {
  availabilityFailed,
  availableField,
  categoryField,
  choices,
  descriptionField,
  loginFirst,
  nameField,
  priceField,
  translationsField,
} from '#parts/catalogue/fields.ts'
import { fuelLabels, transmissionLabels } from './data.ts'

/** Cars (spec 3 §2.7, §5, §7.5, §9). */
export const carKind: Kind = {
  resource: 'cars',
  routes: cars.offer.routes,
  place: { kind: 'open', label: msg`Open the cars`, to: '/dashboard/cars' },
  refusals: { car_taken: msg`The car was no longer free.` },
  fields: [
    nameField(msg`Car name is required`),
    {
      name: 'plate',
      type: 'text',
      label: msg`Plate number`,
      wrong: msg`Plate number is required`,
      maxLength: 20,
      initial: '',
    },
    categoryField(msg`Select a category`),
    priceField('daily_rate', msg`Daily rate`, msg`Daily rate must be > 0`),
    {
      name: 'seats',
      type: 'whole',
      label: msg`Seats`,
      wrong: msg`Seats must be between 2 and 9`,
      min: 2,
      max: 9,
      initial: '4',
    },
    {
      name: 'transmission',
      type: 'choice',
      label: msg`Transmission`,
      options: choices(transmissionLabels),
      initial: 'Manual',
    },
    {
      name: 'fuel',
      type: 'choice',
      label: msg`Fuel`,
      options: choices(fuelLabels),
      initial: 'Petrol',
    },
    { ...availableField, hint: msg`Turn off while it is not available, as in the workshop.` },
    descriptionField(2000),
    translationsField(2000),
  ],
  category: {
    resource: 'car_categories',
    list: 'listCarCategories',
    ...cars.offer.categories.routes,
    hasPosition: false,
    failedToLoad: msg`Failed to load car categories`,
  },
  labels: {
    add: msg`Add Car`,
    edit: msg`Edit Car`,
    remove: msg`Delete the car`,
    change: msg`Change the car`,
    addPicture: msg`Add a picture of the car`,
    removePicture: msg`Take the car’s picture away`,
    removing: msg`Guests no longer see it. Past rentals keep its name. While rentals are to come, the house keeps the car and says so.`,
    created: msg`Car created`,
    updated: msg`Car updated`,
    deleted: msg`Car deleted`,
    failedToLoad: msg`Failed to load cars`,
    failedToCreate: msg`Failed to save car.`,
    failedToUpdate: msg`Failed to save car.`,
    failedToDelete: msg`Failed to delete car.`,
    failedToSwitch: availabilityFailed,
    signIn: loginFirst,
  },
}
