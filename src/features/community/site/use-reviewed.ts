import { useQueries, useQuery } from '@tanstack/react-query'
import {
  reviewedCars,
  reviewedCategories,
  reviewedItems,
  reviewedLaundry,
  reviewedRooms,
  type Reviewed,
  type ReviewService,
} from '../data.ts'

export interface ReviewedList {
  items: readonly Reviewed[]
  loading: boolean
  /** What could not be loaded: a dish's category comes before the dish. */
  failed: ReviewService | 'category' | null
}

/** What can be reviewed of a service; only the one that is asked for is loaded. */
export function useReviewed(service: ReviewService): ReviewedList {
  const rooms = useQuery({ ...reviewedRooms(), enabled: service === 'room' })
  const cars = useQuery({ ...reviewedCars(), enabled: service === 'car' })
  const laundry = useQuery({ ...reviewedLaundry(), enabled: service === 'laundry_service' })
  const dishes = useDishes(service === 'menu_item')
  const lists = { room: rooms, car: cars, laundry_service: laundry }
  if (service === 'menu_item') return dishes
  const list = lists[service]
  return {
    items: list.data?.rows ?? [],
    loading: list.isPending,
    failed: list.isError && list.data === undefined ? service : null,
  }
}

/** Every dish and drink: a list a category, as the documents have them. */
function useDishes(enabled: boolean): ReviewedList {
  const categories = useQuery({ ...reviewedCategories(), enabled })
  const lists = useQueries({
    queries: (enabled ? (categories.data?.rows ?? []) : []).map(({ id }) => reviewedItems(id)),
  })
  const noCategories = categories.isError && categories.data === undefined
  const noDishes =
    lists.length > 0 && lists.every((list) => list.isError && list.data === undefined)
  return {
    items: lists.flatMap((list) => list.data?.rows ?? []),
    loading: categories.isPending || lists.some((list) => list.isPending),
    failed: noCategories ? 'category' : noDishes ? 'menu_item' : null,
  }
}
