import { useCallback } from 'react'
import { dateInFigures } from '#lib/date-figures.ts'
import { useHouse } from '#parts/use-house.ts'
import type { Figures } from '#ui/formats.tsx'

/** Formats dates as the house's settings say; null where months are written out. */
export function useHouseFigures(): Figures {
  const format = useHouse().date_format ?? ''
  return useCallback((value, timeZone) => dateInFigures(value, format, timeZone), [format])
}
