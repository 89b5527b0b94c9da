import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { kindLabels } from '#parts/services.ts'
import type { Charge } from '../charges.ts'
import type { FolioLabels } from '../folio.ts'
import type { Stay } from '../stay.ts'

/** Titles are kept on receipts: longer ones are cut. */
const MAX_TITLE_LENGTH = 160
const cut = (text: string) =>
  text.length > MAX_TITLE_LENGTH ? `${text.slice(0, MAX_TITLE_LENGTH - 1)}…` : text

/** How a bill's lines are called, in the reader's language; receipts keep them so. */
export function useFolioLabels(): FolioLabels {
  const { t, i18n } = useLingui()
  return useMemo(() => {
    const room = ({ roomNumber, roomName }: Stay) =>
      roomName === '' || roomName.includes(roomNumber)
        ? roomName || (roomNumber === '' ? t`Room` : t`Room ${roomNumber}`)
        : `${roomNumber} ${roomName}`
    const name = ({ kind, number }: Charge) => {
      const its = kindLabels[kind]
      return number === null ? i18n._(its) : t`${i18n._(its)} no. ${number}`
    }
    return {
      room,
      nights: (nights, stay) => {
        const count = t`${plural(nights, { one: '# night', other: '# nights' })}`
        return cut(`${count}, ${room(stay)}`)
      },
      extras: (stay) => cut(t`Extras, ${room(stay)}`),
      charge: (charge) => {
        const label = name(charge)
        const { what } = charge
        return cut(what === '' ? label : t`${label}: ${what}`)
      },
    }
  }, [t, i18n])
}
