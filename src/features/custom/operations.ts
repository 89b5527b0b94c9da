import { msg } from '@lingui/core/macro'
import type { Meanings } from '#offline/meaning.ts'
import { changeServiceMeaning, createServiceMeaning } from './operations/definition.ts'
import { placeCustomMeaning } from './operations/place.ts'
import { customStepMeanings } from './operations/steps.ts'

/** What queued operations on the house's own services mean to people. */
export const meanings: Meanings = {
  placeCustomOrder: { ...placeCustomMeaning, about: msg`Something about a service` },
  createCustomService: { ...createServiceMeaning, about: msg`Something about a service` },
  updateCustomService: changeServiceMeaning,
  ...customStepMeanings,
}
