import { uuidv7 } from '#lib/uuid.ts'
import type { Facts } from '../facts.ts'

const FACT = 'device-id'

/**
 * The device's id, made at its first start: page and worker read it from the same store. With a
 * dead store it lasts as long as the page.
 */
export function createDeviceId(facts: () => Promise<Facts | null>): () => Promise<string> {
  let id: Promise<string> | undefined
  const read = async () => {
    const store = await facts()
    const made = uuidv7()
    const stored = await store?.readOrWrite(FACT, made).catch(() => made)
    return typeof stored === 'string' ? stored : made
  }
  return () => (id ??= read())
}
