import type { Meanings } from '#offline/meaning.ts'
import { editLaundryMeaning } from './operations/edit.ts'
import { placeLaundryMeaning } from './operations/place.ts'
import { laundryStepMeanings } from './operations/steps.ts'

/** What the laundry's queued operations mean to people. */
export const meanings: Meanings = {
  placeLaundryOrder: placeLaundryMeaning,
  updateLaundryOrder: editLaundryMeaning,
  ...laundryStepMeanings,
}
