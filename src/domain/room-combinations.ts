/** Room combinations for a party (spec 1 §5, §9; decisions.md, "Rooms and bookings"). */

/** What the search needs to know of a room; prices in cents of a dollar a night. */
export interface Sleeps {
  id: string
  capacity: number
  pricePerNightCents: number
}

export interface Combination<Room extends Sleeps> {
  rooms: Room[]
  capacity: number
  perNightCents: number
  totalCents: number
}

/** At most so many suggestions, no room in two of them (spec 1 §9). */
export const maxCombinations = 3

/** Rooms that take everyone by themselves, the cheapest first. */
export function singleRooms<Room extends Sleeps>(rooms: readonly Room[], adults: number): Room[] {
  return rooms
    .filter(({ capacity }) => capacity >= adults)
    .toSorted(
      (a, b) => a.pricePerNightCents - b.pricePerNightCents || byCostPerSeat(a, b) || byId(a, b),
    )
}

/**
 * Up to three combinations, each the cheapest set of rooms left that covers the adults, fewer rooms
 * first among equals. Only for more than one adult.
 *
 * A room that takes everyone alone makes any other beside it needless, so such rooms take no part;
 * what then covers the party has two rooms at least, and in the cheapest (and smallest) of these
 * none can be left out.
 */
export function roomCombinations<Room extends Sleeps>(
  rooms: readonly Room[],
  adults: number,
  nights: number,
): Combination<Room>[] {
  if (adults <= 1) return []
  let left = rooms
    .filter(({ capacity }) => capacity >= 1 && capacity < adults)
    .toSorted((a, b) => byCostPerSeat(a, b) || byId(a, b))
  const found: Combination<Room>[] = []
  while (found.length < maxCombinations) {
    const set = cheapestCover(left, adults)
    if (set === null) break
    const perNightCents = set.reduce((sum, room) => sum + room.pricePerNightCents, 0)
    found.push({
      rooms: set,
      capacity: set.reduce((sum, room) => sum + room.capacity, 0),
      perNightCents,
      totalCents: perNightCents * nights,
    })
    left = left.filter((room) => !set.includes(room))
  }
  return found
}

/** A partial set, linked from its last room backwards, so that trying one costs nothing. */
interface Cover<Room> {
  cost: number
  count: number
  last: Room | null
  rest: Cover<Room> | null
}

/**
 * The cheapest set with at least so many seats, fewer rooms among equals; null where all of them
 * are too few. `best[seats]` is the cheapest set so far with at least that many.
 */
function cheapestCover<Room extends Sleeps>(rooms: readonly Room[], seats: number): Room[] | null {
  const best: (Cover<Room> | null)[] = Array.from({ length: seats + 1 }, () => null)
  best[0] = { cost: 0, count: 0, last: null, rest: null }
  for (const room of rooms) {
    // From the full party down, so that a room is counted once.
    for (let have = seats; have > 0; have -= 1) {
      const rest = best[Math.max(0, have - room.capacity)]
      if (rest == null) continue
      const cover: Cover<Room> = {
        cost: rest.cost + room.pricePerNightCents,
        count: rest.count + 1,
        last: room,
        rest,
      }
      const known = best[have]
      if (known == null || isBetter(cover, known)) best[have] = cover
    }
  }
  const cover = best[seats]
  return cover == null ? null : roomsOf(cover)
}

function isBetter(one: Cover<unknown>, other: Cover<unknown>): boolean {
  return one.cost < other.cost || (one.cost === other.cost && one.count < other.count)
}

function roomsOf<Room>(cover: Cover<Room>): Room[] {
  const rooms: Room[] = []
  for (let at: Cover<Room> | null = cover; at?.last != null; at = at.rest) rooms.push(at.last)
  return rooms.toReversed()
}

function byCostPerSeat(a: Sleeps, b: Sleeps): number {
  return a.pricePerNightCents * b.capacity - b.pricePerNightCents * a.capacity
}

function byId(a: Sleeps, b: Sleeps): number {
  return a.id.localeCompare(b.id, 'en', { numeric: true })
}
