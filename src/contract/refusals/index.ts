import { ofDesk } from './desk.ts'
import { ofForms } from './forms.ts'
import { ofHouse } from './house.ts'
import { ofImports } from './imports.ts'
import { ofNouns } from './nouns.ts'
import { ofRequests } from './requests.ts'
import { ofRooms } from './rooms.ts'
import { ofServices } from './services.ts'
import { ofStays } from './stays.ts'
import type { RefusalKind, Value, ValuesOf } from './refusal.ts'

/**
 * All refusals of the server: the stable name on the wire (`reason`), what the device does about
 * it, and its sentence with parameters (`params`, raw: the device formats them for its reader). A
 * name is never reused.
 */
const catalogue = {
  ...ofForms,
  ...ofRequests,
  ...ofServices,
  ...ofRooms,
  ...ofStays,
  ...ofDesk,
  ...ofHouse,
  ...ofImports,
  ...ofNouns,
}

export type Reason = keyof typeof catalogue
export type ParamsOf<R extends Reason> = ValuesOf<(typeof catalogue)[R]['message']>

export const refusals: Readonly<Record<Reason, RefusalKind>> = catalogue

/** A reason with what it needs. */
export type NamedRefusal = {
  [R in Reason]: unknown extends ParamsOf<R>
    ? { readonly reason: R; readonly params?: undefined }
    : { readonly reason: R; readonly params: ParamsOf<R> }
}[Reason]

/** The same as it came over the wire, maybe from a newer house. */
export interface WireRefusal {
  reason: string
  params?: Record<string, Value> | undefined
}

export function isReason(name: unknown): name is Reason {
  return typeof name === 'string' && Object.hasOwn(refusals, name)
}
