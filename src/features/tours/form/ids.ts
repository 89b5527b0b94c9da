import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'

/**
 * What the booking will be called, made with the form: a second try to save the same booking, after
 * a crash too, is the same one and not another.
 */
export interface TourIds {
  /** The operation. */
  id: string
  /** The code a guest can read out. */
  code: string
}

export const newIds = (): TourIds => ({ id: uuidv7(), code: newCode() })
