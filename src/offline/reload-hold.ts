import { createValue, type Value } from './value.ts'

const held = createValue<readonly symbol[]>([])

/** Whether something would be interrupted by a reload. */
export const reloadHolds: Value<readonly symbol[]> = held

/**
 * Keeps the page from reloading by itself while a form has changes or a payment is under way. Returns
 * the function that ends it.
 */
export function holdReload(): () => void {
  const hold = Symbol('hold')
  held.set([...held.getSnapshot(), hold])
  return () => held.set(held.getSnapshot().filter((other) => other !== hold))
}
