import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import { createElement, type ComponentType, type ReactNode } from 'react'
import type { ServiceKind } from '#contract/services/index.ts'
import type { CancellationRules, Paid, Terms } from '#domain/cancellation.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ghostId, type Overlays } from '#offline/reads/overlay.ts'
import type { Tone } from '#ui/tones.tsx'
import type { Contact } from './bans.ts'
import type { BookingRow, BookingSource } from './booking-row.ts'
import { ChangeWaiting } from './change-waiting.tsx'
import type { DeskList } from './desk-list.ts'
import type { GuestOrder } from './guest-stays.ts'
import { isGhost } from './list-rows.tsx'
import type { WorkEntry } from './work-place.ts'

/** Loads a screen of the desk; its props have the action cards of all services. */
export type DeskScreen = () => Promise<{ default: ComponentType<{ decisions: ReactNode }> }>

/** The guest of a stay for whom something is ordered; '' where the house does not know it. */
export interface OrderedFor {
  stayId: string
  name: string
  phone: string
  email: string
  /** The room's number. */
  room: string
  checkIn: string
  checkOut: string
}

export interface TakeOrderProps {
  /** Whose stay's page it was opened on; null: it was opened elsewhere. */
  guest: OrderedFor | null
  /** An order of this device that waits or was refused. This one replaces it. */
  changing: OperationRow | null
  onClose: () => void
  onSaved: (operationIds: string[]) => void
}

/** How reception orders something in a guest's name. */
export interface TakeOrder {
  /** The operation that the dialog makes. */
  route: OperationRow['route']
  /** Loads the dialog when it is first opened. */
  dialog: () => Promise<{ default: ComponentType<TakeOrderProps> }>
}

/**
 * A service's part of the desk's shared screens. Each service makes one in
 * features/<name>/desk/index.tsx; app/desk/services.ts finds them there.
 */
export interface ServiceDesk {
  kind: ServiceKind
  /** Its list with waiting operations applied. */
  useList: () => DeskList<DeskRow>
  /** Its rows in the combined list. */
  useSource: () => BookingSource
  /** Its work of a day. Reads its list once. */
  useToday: (at: HouseTime) => Today & { kind: ServiceKind; list: DeskList<DeskRow> }
  /** Its position in the filter of bookings (spec 3 §2.5) and in lists of a day. */
  order: { inFilter: number; ofDay: number }
  /** Its name in the list of what goes out: "cars", and "no car" where none does. */
  sends?: { all: MessageDescriptor; none: MessageDescriptor }
  /** Its entry in the sidebar; `order`: among those of services (spec 3 §2.2). */
  entry?: {
    order: number
    to: string
    label: MessageDescriptor
    icon: LucideIcon
    screen: DeskScreen
  }
  /** The screen on which staff work on it without the desk (work-place.ts). */
  work?: WorkEntry
  /**
   * Its text on the page of services, and the page where the desk manages its offer; absent: custom
   * services.
   */
  note?: { text: MessageDescriptor; to: string; label: MessageDescriptor }
  /** Shows what the desk ordered and has not sent yet: it goes on a stay's bill at once. */
  ordered?: Overlays
  /** Opened by the desk's "New order", while the service is switched on. */
  take?: TakeOrder
  /** The terms of one of its rows; null where there is no such row, or none can be told. */
  useTerms: (id: string) => RowTerms | null
}

/** What the terms give back of a row's money, and whether the row stands. */
export interface RowTerms {
  stands: boolean
  /** `now` counts for a row that stands; for a cancelled one, when it was cancelled. */
  of: (paid: Paid, rules: CancellationRules, now: Date) => Terms
}

/** The fields that rows of all services share. Amounts in the base currency. */
export interface DeskRow {
  id: string
  code: string
  status: string
  created_at: string
  /** The running number. */
  number?: number
  payment_status?: string
  flag?: string | null
  currency?: string
  room_booking_id?: string | null | undefined
  customer_name?: string
  customer?: string
  customer_email?: string | null
  customer_phone?: string | null
  grand_total?: number
  total?: number
}

/** The house's day, and `HH:MM` in it. */
export interface HouseTime {
  today: string
  now: string
}

/** A counter of the day with a link to its work. */
export interface Tile {
  key: string
  label: string
  icon: ReactNode
  value: ReactNode
  /** Short note below the number, where somebody must act. */
  hint?: ReactNode
  tone?: Tone | undefined
  /** A screen, or `#part` of this one; absent where there is nothing to see. */
  to?: string
}

/** Something that leaves the house on a day, or comes back. */
export interface Departure {
  key: string
  type: ServiceKind
  /** "Car back" */
  what: string
  /** `HH:MM`; '' without a time. */
  time: string
  /** The name of what goes out. */
  name: string
  guest: string
  /** What it says of its guest's stay. */
  of: GuestOrder
  code: string
  status: string
  people: number | null
}

/** A service's work of a day, for the overview. */
export interface Today {
  tile?: Tile
  /** Its list, beside those of others. */
  board?: ReactNode
  /** Its list over the whole width; undefined while it is not known. */
  wide?: ReactNode
  /** The late entries, shown alone with `?show=late`. */
  late?: { count: number; only: ReactNode } | undefined
  /** Shown in one list with what other services send out. */
  departures?: readonly Departure[]
}

/** A row of a service's own list. */
type ListedRow = DeskRow & { changed_at: string }

/** How a service shows its rows; the rest is the same for all. */
type OwnRow = Pick<BookingRow, 'from' | 'to' | 'time' | 'services'> & Partial<BookingRow>

interface OwnDesk<One extends ListedRow> extends Pick<
  ServiceDesk,
  'kind' | 'order' | 'sends' | 'entry' | 'work' | 'note' | 'ordered' | 'take'
> {
  useList: () => DeskList<One>
  /** The same with what the desk ordered and has not sent yet: for the combined list alone. */
  useShown?: () => DeskList<One>
  /** Makes a row of the combined list of one of them. */
  useRow: () => (one: One) => OwnRow
  actions: (one: One) => ReactNode
  details: (one: One) => ReactNode
  /** Labels of the flags that it sets for the desk. */
  flagLabels?: (flag: string | null) => { short: MessageDescriptor } | null
  useToday?: (list: DeskList<One>, at: HouseTime) => Today
  /** The cancellation terms of its guest; absent: it has no price of its own. */
  termsOf?: (one: One, paid: Paid, rules: CancellationRules, now: Date) => Terms
  /**
   * The state that the terms take a cancelled row to have been in, which is not kept; absent: they
   * go by the state, and nothing can be told of it.
   */
  stood?: string
}

type Guest = Pick<DeskRow, 'customer_name' | 'customer' | 'customer_email' | 'customer_phone'>

/** The contact of a row; '' where a field is missing. */
export const guestOf = ({ customer_name, customer }: Guest) => customer_name || customer || ''

export const contactOf = (row: Guest): Contact => ({
  name: guestOf(row),
  email: row.customer_email ?? null,
  phone: row.customer_phone ?? null,
})

const useNoToday = (): Today => ({})

/**
 * Makes a service's part of the desk. Rows are memoized by list, steps and language, so that a
 * screen that is opened again need not build them again.
 */
export function createServiceDesk<One extends ListedRow>(own: OwnDesk<One>): ServiceDesk {
  const { kind, order, useList, useRow, useToday: useOwnToday = useNoToday } = own
  const { useShown = useList } = own
  const memoRows = memoizeWeak<readonly BookingRow[]>()
  const madeOf = new WeakMap<BookingRow, One>()
  const drawn = (draw: (one: One) => ReactNode) => (row: BookingRow) => {
    const one = madeOf.get(row)
    return one === undefined ? null : draw(one)
  }
  const [actions, details] = [drawn(own.actions), drawn(own.details)]
  const changeWaiting = ({ steps: [placed] = [] }: BookingRow) =>
    own.take && placed && createElement(ChangeWaiting, { operationId: placed.id })

  function useSource(): BookingSource {
    const { t, i18n } = useLingui()
    const rowOf = useRow()
    const { rows: list, cached, error, waiting, operations, refetch } = useShown()
    const makeRow = (one: One): BookingRow => {
      const steps = isGhost(one)
        ? operations.filter((operation) => ghostId(operation) === one.id)
        : (waiting.get(one.id) ?? [])
      const flag = own.flagLabels?.(one.flag ?? null)
      const row: BookingRow = {
        guest: guestOf(one) || t`Guest`,
        contact: contactOf(one),
        reference: one.code || t`No. ${one.id}`,
        total: one.grand_total ?? one.total ?? 0,
        currency: one.currency ?? houseMoneyHere().base,
        status: one.status,
        paymentStatus: one.payment_status ?? '',
        createdAt: one.created_at,
        flag: flag ? i18n._(flag.short) : null,
        ...rowOf(one),
        key: `${kind}:${one.id}`,
        type: kind,
        id: one.id,
        stayId: one.room_booking_id || null,
        waiting: steps.filter(({ state }) => state !== 'parked').length,
        steps,
        parked: steps.some(({ state }) => state === 'parked'),
      }
      madeOf.set(row, one)
      return row
    }
    return {
      type: kind,
      rows: list && memoRows(list, [waiting, i18n.locale], () => list.map(makeRow)),
      cached,
      failure: error ? (error.refusal?.message ?? t`Failed to load bookings.`) : null,
      refetch,
      // The server must have it before a step can be taken on it.
      actions: (row) => (isGhost(row) ? changeWaiting(row) : actions(row)),
      details,
    }
  }

  function useToday(at: HouseTime) {
    const list = useList()
    return { ...useOwnToday(list, at), kind, list }
  }

  function useTerms(id: string): RowTerms | null {
    const one = useList().rows?.find((row) => row.id === id)
    const { termsOf, stood } = own
    if (one === undefined || termsOf === undefined) return null
    if (one.status !== 'cancelled') return { stands: true, of: termsOf.bind(null, one) }
    if (stood === undefined) return null
    const before = { ...one, status: stood }
    const at = new Date(one.changed_at)
    return { stands: false, of: (paid, rules) => termsOf(before, paid, rules, at) }
  }

  const { sends, entry, work, note, ordered, take } = own
  return {
    kind,
    order,
    useList,
    useSource,
    useToday,
    useTerms,
    ...(sends && { sends }),
    ...(entry && { entry }),
    ...(work && { work }),
    ...(note && { note }),
    ...(ordered && { ordered }),
    ...(take && { take }),
  }
}
