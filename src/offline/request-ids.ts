import { newCode } from '#lib/code.ts'
import { readAt } from '#contract/route.ts'
import { uuidv7 } from '#lib/uuid.ts'

/**
 * The ids of a request, made together with its form: when it is saved a second time, also after a
 * crash, it is the same request and not another one.
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
  const [id, code] = [readAt(draft, 'ids.id'), readAt(draft, 'ids.code')]
  return typeof id === 'string' && id !== '' && typeof code === 'string' && code !== ''
    ? { id, code }
    : null
}
