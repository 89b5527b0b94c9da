import { useCallback } from 'react'
import { dateInFigures } from '#lib/date-figures.ts'
import { looseText } from '#lib/loose.ts'
import { useHouse } from '#parts/use-house.ts'
import type { Figures } from '#ui/formats.tsx'

/** Dates as the house's settings have them; nothing where they are written in words. */
export function useHouseFigures(): Figures {
  // Another host's may be anything.
  const format = looseText(useHouse().date_format)
  return useCallback((value, timeZone) => dateInFigures(value, format, timeZone), [format])
}
