import { createContext, useContext } from 'react'

/** Why a room is not ready; `occupied`: its last guest has not checked out. */
export type NotReady = 'dirty' | 'out_of_order' | 'occupied'

/** Whether a room can be slept in now, and why not; `unknown`: this device has not read how rooms are. */
export type Readiness = 'ready' | 'unknown' | NotReady

/** Why a room is not ready; null: it is, or nothing is known against it. */
export const whyNotReady = (readiness: Readiness): NotReady | null =>
  readiness === 'ready' || readiness === 'unknown' ? null : readiness

/**
 * Whether each room is ready for a guest now, by its id, and the name of the guest who has not
 * checked out of it ('': nobody, or no name). It needs bookings and the rounds of housekeeping, which
 * no feature may read from another, so the app provides it (app/desk/desk.tsx).
 */
export const RoomReadinessContext = createContext<{
  readiness: (roomId: string) => Readiness
  occupant: (roomId: string) => string
}>({ readiness: () => 'unknown', occupant: () => '' })

export const useRoomReadiness = () => useContext(RoomReadinessContext).readiness

export const useRoomOccupant = () => useContext(RoomReadinessContext).occupant
