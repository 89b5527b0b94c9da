import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { roomTypes, type RoomType } from '#domain/rooms.ts'

export const roomTypeNames: Readonly<Record<RoomType, MessageDescriptor>> = {
  single: msg`Single room`,
  double: msg`Double room`,
  twin: msg`Twin room`,
  suite: msg`Suite`,
  apartment: msg`Apartment`,
}

/** The label of a room type; a type of another server is shown as it came, with a capital. */
export function RoomTypeText({ type }: { type: string }) {
  const { i18n } = useLingui()
  const known = roomTypes.find((one) => one === type.toLowerCase())
  return known ? i18n._(roomTypeNames[known]) : type.slice(0, 1).toUpperCase() + type.slice(1)
}
