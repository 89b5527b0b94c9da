import { useCallback } from 'react'

/** A sheet of A4, or a roll of 80 mm as receipt printers have. */
export type Paper = 'a4' | 'roll'

/** CSS px in a millimetre. */
const PX_PER_MM = 96 / 25.4
/** What a printer's margins and rounding may take. */
const SPARE_MM = 8

/**
 * Sets the size of the printed page while the receipt is on the screen. A roll's page is as long as
 * the receipt, so that it prints on one page. The style sheet is made by script: our content security
 * policy forbids inline styles.
 */
export function usePaper(paper: Paper) {
  return useCallback(
    (sheet: HTMLElement | null) => {
      if (sheet === null) return
      const page = new CSSStyleSheet()
      const setPageSize = () => {
        const height = Math.ceil(sheet.scrollHeight / PX_PER_MM) + SPARE_MM
        const size = paper === 'roll' ? `80mm ${Math.max(height, 80)}mm` : 'A4'
        page.replaceSync(`@page { size: ${size}; margin: ${paper === 'roll' ? '2mm' : '14mm'} }`)
      }
      setPageSize()
      const observer = new ResizeObserver(setPageSize)
      observer.observe(sheet)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, page]
      return () => {
        observer.disconnect()
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== page)
      }
    },
    [paper],
  )
}
