import { matchesWords } from '#lib/search-words.ts'
import type { ManagedRoom } from './data.ts'

/** Rooms on a page (spec 3 §9). */
export const PAGE_SIZE = 10

/** Each word must be in number, name or type; the server searches in the same way. */
const isMatch = (room: ManagedRoom, search: string) =>
  matchesWords(`${room.number} ${room.name} ${room.title ?? ''} ${room.type}`, search)

/**
 * One page of the rooms found, in natural order of their numbers. A page past the end is the last
 * one, e.g. when its rooms were deleted meanwhile.
 */
export function selectRooms(
  rooms: readonly ManagedRoom[],
  { search, page }: { search: string; page: number },
) {
  const found = rooms
    .filter((room) => isMatch(room, search))
    .toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }))
  const lastPage = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), lastPage)
  const rows = found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)
  return {
    rows,
    /** From 1. */
    page: shown,
    lastPage,
    total: found.length,
    available: found.filter((room) => room.available).length,
    /** Rooms of this page that are not available, as documented (spec 3 §2.3). */
    occupied: rows.filter((room) => !room.available).length,
  }
}
