import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { inLanguage, type Translated } from '#domain/texts.ts'

/**
 * What is sold, as guests read it in their language; it stands in the house's own words where nobody
 * translated it, and at the desk.
 */
export function useInLanguage(): <Row extends Translated>(row: Row) => Row {
  const { locale } = useLingui().i18n
  return useCallback((row) => inLanguage(row, locale), [locale])
}
