import { newCode } from '#lib/code.ts'
import { looseObject, looseText } from '#lib/loose.ts'
import { uuidv7 } from '#lib/uuid.ts'

/**
 * What a request will be called, made with its form: a second try to save the same one, after a
 * crash too, is the same request and not another.
 */
export interface RequestIds {
  /** The operation. */
  id: string
  /** The code a guest can read out. */
  code: string
}

export const newRequestIds = (): RequestIds => ({ id: uuidv7(), code: newCode() })

/** From a draft; null where it has none. */
export function readRequestIds(draft: unknown): RequestIds | null {
  const kept = looseObject(looseObject(draft).ids)
  const ids = { id: looseText(kept.id), code: looseText(kept.code) }
  return ids.id === '' || ids.code === '' ? null : ids
}
