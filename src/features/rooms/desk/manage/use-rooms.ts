import { useMemo } from 'react'
import { createDeskList } from '#parts/desk/desk-list.ts'
import { openRowInGroup } from '#parts/desk/open-steps.ts'
import { roomsManageDescriptors } from '../../manage/operations.ts'
import { parseManaged, rawRooms } from './data.ts'

const useRawRooms = createDeskList({
  resource: 'rooms',
  list: rawRooms,
  overlays: roomsManageDescriptors,
  rowOf: openRowInGroup,
})

/** All rooms, with waiting operations applied. */
export function useRooms() {
  const { rows, ...list } = useRawRooms()
  const rooms = useMemo(() => rows?.map(parseManaged), [rows])
  return { ...list, rooms }
}
