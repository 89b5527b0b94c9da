import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { factIcons, placeKinds, travelModes } from '#contract/content.ts'

/** What can be chosen in parts of the site, as people call it. */

type Labels<Values extends readonly string[]> = Readonly<Record<Values[number], MessageDescriptor>>

export const iconLabels: Labels<typeof factIcons> = {
  star: msg`Star`,
  home: msg`House`,
  bed: msg`Bed`,
  breakfast: msg`Breakfast`,
  meal: msg`Meal`,
  wifi: msg`Wi-Fi`,
  'no-link': msg`Without internet`,
  parking: msg`Parking`,
  car: msg`Car`,
  boat: msg`Boat`,
  lake: msg`Lake`,
  mountain: msg`Mountain`,
  leaf: msg`Leaf`,
  flower: msg`Flower`,
  sun: msg`Sun`,
  fire: msg`Fire`,
  drop: msg`Water`,
  bulb: msg`Light`,
  people: msg`People`,
  phone: msg`Phone`,
  shield: msg`Safety`,
  washing: msg`Washing`,
}

export const modeLabels: Labels<typeof travelModes> = {
  car: msg`Car`,
  bus: msg`Bus`,
  plane: msg`Plane`,
  boat: msg`Boat`,
  train: msg`Train`,
  walk: msg`On foot`,
}

export const placeLabels: Labels<typeof placeKinds> = {
  mountain: msg`Mountain`,
  lake: msg`Lake`,
  place: msg`Place`,
}

export const optionsOf = (labels: Readonly<Record<string, MessageDescriptor>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
