import type { ErasedPerson, Hinder } from '#contract/erasure.ts'
import { readAt } from '#contract/route.ts'
import { currentOf } from '#offline/current-of.ts'
import { offline } from '#offline/offline.ts'

/** The answer to an admin who exports or erases a guest's data. */
export type PersonAnswer =
  | { kind: 'done'; body: unknown }
  /** No answer: this does not work offline. */
  | { kind: 'none' }
  /** An erasure has to wait: codes of bookings that are not over, or not settled. */
  | { kind: 'hindered'; open: string[]; owing: string[]; payments: number }
  | { kind: 'refused'; message: string; password: string }

/** Where the list of erasures lies after one. */
export type ListPlace = ErasedPerson['data']['list']

/** A server that does not say has it nowhere else. */
export function listPlaceIn(body: unknown): ListPlace {
  const told = readAt(body, 'data.list')
  return told === 'beside_back_ups' || told === 'not_yet' ? told : 'here_only'
}

interface Refusal {
  message?: string
  errors?: { password?: readonly string[] }
}

/** Asks the server at once, as the person who is signed in: neither may wait in the outbox. */
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
  const { hinders = [] } = currentOf<{ hinders: readonly Hinder[] }>(asked.body)
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
  const { message = '', errors } = (asked.body ?? {}) as Refusal
  return { kind: 'refused', message, password: errors?.password?.[0] ?? '' }
}
