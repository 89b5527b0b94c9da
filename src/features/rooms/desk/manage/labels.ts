import { useLingui } from '@lingui/react/macro'
import type { RoomType } from '#domain/rooms.ts'
import { updateTitle } from '../../manage/operations.ts'
import type { SaveLabels } from './save-room.ts'

/** Labels of the room types for places that take only text, e.g. a list of options. */
export function useRoomTypeNames(): Record<RoomType, string> {
  const { t } = useLingui()
  return {
    single: t`Single room`,
    double: t`Double room`,
    twin: t`Twin room`,
    suite: t`Suite`,
    apartment: t`Apartment`,
  }
}

/** Labels of a save's operations in the outbox. */
export function useSaveLabels(): SaveLabels {
  const { t, i18n } = useLingui()
  return {
    create: (number) => t`Add room ${number}`,
    update: (body) => i18n._(updateTitle(body)),
    room: (number) => t`Room ${number}`,
  }
}
