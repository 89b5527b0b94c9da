import { newCode } from '#lib/code.ts'
import { looseObject, looseText } from '#lib/loose.ts'
import { uuidv7 } from '#lib/uuid.ts'

/**
 * What the order will be called, made with the form: a second try to save the same order, after a
 * crash too, is the same order and not another.
 */
export interface OrderIds {
  /** The operation. */
  id: string
  /** The code a guest can read out. */
  code: string
}

export const newOrderIds = (): OrderIds => ({ id: uuidv7(), code: newCode() })

/** From a draft; null where it has none. */
export function readOrderIds(draft: unknown): OrderIds | null {
  const kept = looseObject(looseObject(draft).ids)
  const ids = { id: looseText(kept.id), code: looseText(kept.code) }
  return ids.id === '' || ids.code === '' ? null : ids
}
