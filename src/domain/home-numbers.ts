/**
 * How telephone numbers are written in the house's country. A process serves one house and a device is
 * of one, so that it is set where the house's settings are read (the server: house-settings.ts; the app:
 * providers.tsx) and every number is read by it. Small: it is part of the first load.
 */

export interface HomeNumbers {
  /** The country's calling code, without plus. */
  code: string
  /** Fewest and most digits of a whole number, without code and leading zero. */
  min: number
  max: number
}

/** Before anything is known of the house (decisions.md: Rwanda assumed). */
export const rwanda: HomeNumbers = { code: '250', min: 9, max: 9 }

let home: HomeNumbers | null = rwanda

/** Null: nobody has said whose numbers have no code; only those with one can be called. */
export const homeNumbers = (): HomeNumbers | null => home

export function setHomeNumbers(numbers: HomeNumbers | null): void {
  home = numbers
}
