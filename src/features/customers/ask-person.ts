import type { Hinder } from '#contract/erasure.ts'
import { readAt } from '#contract/route.ts'
import { looseList, looseObject, looseText } from '#lib/loose.ts'
import { offline } from '#offline/offline.ts'

/** What became of an admin's question about a guest's data. */
export type PersonAnswer =
  | { kind: 'done'; body: unknown }
  /** Nobody answered: this needs the link. */
  | { kind: 'none' }
  /** Of an erasure: bookings by their codes that are not over, or not settled. */
  | { kind: 'hindered'; open: string[]; owing: string[]; payments: number }
  | { kind: 'refused'; message: string; password: string }

/** Asks the house at once, as who is signed in: neither may wait. */
export async function askPerson(
  route: 'exportPerson' | 'erasePerson',
  id: string,
  body: object,
): Promise<PersonAnswer> {
  const { ask, session } = offline()
  const token = session.getSnapshot()?.token ?? null
  const asked = await ask({ route, params: { id }, body, token })
  if (asked.kind === 'none') return { kind: 'none' }
  if (asked.ok) return { kind: 'done', body: asked.body }
  const hinders = looseList(readAt(asked.body, 'current.hinders')).map(
    (one) => looseObject(one) as Partial<Hinder>,
  )
  if (hinders.length > 0) {
    const codes = (why: Hinder['why']) =>
      hinders.flatMap((one) => (one.why === why && one.code ? [one.code] : []))
    return {
      kind: 'hindered',
      open: codes('open'),
      owing: codes('owing'),
      payments: hinders.filter(({ code }) => !code).length,
    }
  }
  const password = looseText(looseList(readAt(asked.body, 'errors.password'))[0])
  return { kind: 'refused', message: looseText(readAt(asked.body, 'message')), password }
}
