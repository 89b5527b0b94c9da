import type { HouseRoom } from './data.ts'

/** All rooms of one type in a line. */
export interface RoomsOfType {
  type: string
  count: number
  /** Guests that the smallest and the largest of them sleep. */
  sleeps: readonly [least: number, most: number]
  /** The cheapest of them a night. */
  fromCents: number
  picturePath: string | null
}

/** Rooms by type, the cheapest type first; those of no type stand under ''. */
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
