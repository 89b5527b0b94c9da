import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** The documents' words: pcs, pairs, kg (spec 3 §9); another host's unit as it came. */
export function useUnitWords() {
  const { t } = useLingui()
  return useMemo(
    () => ({
      /** After a price: "$3.50 per kg". */
      per(unit: string): string {
        switch (unit) {
          case 'per item':
            return t`per item`
          case 'per kg':
            return t`per kg`
          case 'per pair':
            return t`per pair`
          default:
            return unit
        }
      },
      /** After a quantity: "2.5 kg". */
      of(unit: string): string {
        switch (unit) {
          case 'per item':
            return t`pcs`
          case 'per kg':
            return t`kg`
          case 'per pair':
            return t`pairs`
          default:
            return ''
        }
      },
    }),
    [t],
  )
}
