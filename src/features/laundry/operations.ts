import type { Meanings } from '#offline/meaning.ts'
import { editLaundryMeaning } from './operations/edit.ts'
import { placeLaundryMeaning } from './operations/place.ts'
import { laundryStepMeanings } from './operations/steps.ts'

/** What the laundry's queued operations mean to people; app/operations.ts gathers them. */
export const laundryMeanings: Meanings = {
  placeLaundryOrder: placeLaundryMeaning,
  updateLaundryOrder: editLaundryMeaning,
  ...laundryStepMeanings,
}
