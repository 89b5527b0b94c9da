import { lazy } from 'react'
import { serviceKinds, type ServiceKind } from '#contract/services/index.ts'
import type { BookingSource, BookingType } from '#parts/desk/booking-row.ts'
import type { HouseTime, ServiceDesk } from '#parts/desk/service-desk.ts'
import { useRoomsSource } from './bookings/use-rooms-source.tsx'

/** What the desk's own screens have of each service: found by its place, features/<name>/desk/index.tsx. */
const found = Object.values(
  import.meta.glob<ServiceDesk>('../../features/*/desk/index.tsx', {
    eager: true,
    import: 'desk',
  }),
)

const byPlace = (place: (desk: ServiceDesk) => number) =>
  found.toSorted((a, b) => place(a) - place(b))

/** In the order of the day's lists. Constant, so that a hook of each may be called in turn. */
export const serviceDesks: readonly ServiceDesk[] = byPlace(({ order }) => order.ofDay)

/** In the order in which the documents name them (spec 3 §2.5). */
export const bookingTypes: readonly BookingType[] = [
  'room',
  ...byPlace(({ order }) => order.inFilter).map(({ kind }) => kind),
]

/** The same of each. Throws where one has no part of the desk. */
export const ofEach = <Value>(make: (desk: ServiceDesk) => Value) =>
  Object.fromEntries(
    serviceKinds.map((kind) => {
      const desk = found.find((one) => one.kind === kind)
      if (desk === undefined) throw new Error(`No features/*/desk/index.tsx of ${kind}`)
      return [kind, make(desk)]
    }),
  ) as Record<ServiceKind, Value>

/** The page of services: what is said of each, and where the desk keeps what it offers. */
export const serviceNotes = ofEach(({ note }) => note)

/** Their entries of the sidebar (spec 3 §2.2). */
export const serviceEntries = found
  .flatMap(({ kind, entry }) => (entry ? { kind, ...entry } : []))
  .toSorted((a, b) => a.order - b.order)

/** Where staff work on each without the desk. */
export const workEntries = serviceDesks.flatMap(({ kind, work }) => (work ? { kind, ...work } : []))

/** What of each leaves the house, in the order of the day. */
export const sentOut = serviceDesks.flatMap(({ kind, sends }) => (sends ? { kind, ...sends } : []))

/** What reception can order in a guest's name, in the order of the day. */
export const orderable = serviceDesks.flatMap(({ kind, take }) =>
  take ? [{ kind, route: take.route, Dialog: lazy(take.dialog) }] : [],
)

/** One hook that calls each of these in turn: which they are never changes. */
const inTurn = <Given extends readonly unknown[], Value>(
  hooks: readonly ((...given: Given) => Value)[],
) =>
  hooks.reduce<(...given: Given) => Value[]>(
    (useFirst, useNext) =>
      function useAll(...given) {
        return [...useFirst(...given), useNext(...given)]
      },
    () => [],
  )

const serviceSources = serviceDesks.map(({ useSource }) => useSource)

/** Their rows of the combined list. */
export const useServiceSources: () => BookingSource[] = inTurn(serviceSources)

/** The rows of the combined list. */
export const useSources: () => BookingSource[] = inTurn([useRoomsSource, ...serviceSources])

const useDays = inTurn(serviceDesks.map(({ useToday }) => useToday))

/** What each has to do on a day, with its list, in the order of the day. */
export const useServicesToday = (at: HouseTime) =>
  Object.fromEntries(useDays(at).map((day) => [day.kind, day])) as Record<
    ServiceKind,
    ReturnType<ServiceDesk['useToday']>
  >
