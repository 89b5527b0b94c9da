import type { Meanings } from '#offline/meaning.ts'
import { editLaundryMeaning } from '../operations/edit.ts'
import { laundryStepMeanings } from '../operations/steps.ts'

/** What the desk does with an order that is there. */
export const laundryDeskMeanings: Meanings = {
  ...laundryStepMeanings,
  updateLaundryOrder: editLaundryMeaning,
}
