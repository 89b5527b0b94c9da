import type { HouseRoom } from './data.ts'

/** All rooms of one type. */
export interface RoomsOfType {
  type: string
  count: number
  /** Guests in the smallest and in the largest room. */
  sleeps: readonly [least: number, most: number]
  /** Price a night of the cheapest room. */
  fromCents: number
  picturePath: string | null
}

/** Rooms by type, the cheapest type first; rooms without a type are under ''. */
export function roomsByType(rooms: readonly HouseRoom[]): RoomsOfType[] {
  const types = new Map<string, HouseRoom[]>()
  for (const room of rooms) types.set(room.type, [...(types.get(room.type) ?? []), room])
  return [...types]
    .map(([type, all]) => {
      const sizes = all.map(({ capacity }) => capacity)
      const cheapest = all.toSorted((a, b) => a.pricePerNightCents - b.pricePerNightCents)
      return {
        type,
        count: all.length,
        sleeps: [Math.min(...sizes), Math.max(...sizes)] as const,
        fromCents: cheapest[0]?.pricePerNightCents ?? 0,
        picturePath: cheapest.find(({ picturePath }) => picturePath !== null)?.picturePath ?? null,
      }
    })
    .toSorted((a, b) => a.fromCents - b.fromCents)
}
