/* Where the exchange's secrets lie in the store, for their seal. */

export const keyPlace = (roomId: string) => ({
  table: 'room_calendars',
  column: 'key',
  row: roomId,
})

export const urlPlace = (feedId: string) => ({
  table: 'calendar_feeds',
  column: 'url',
  row: feedId,
})
