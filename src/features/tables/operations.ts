import type { Meanings } from '#offline/meaning.ts'
import { deskStepMeanings } from './operations/desk-steps.ts'
import { reserveMeaning } from './operations/reserve.ts'

/** What queued operations on tables mean to people, one entry an endpoint. */
export const meanings: Meanings = {
  reserveTable: reserveMeaning,
  ...deskStepMeanings,
}
