import { useCallback } from 'react'

/** A sheet of A4, or a roll of 80 mm as receipt printers have. */
export type Paper = 'a4' | 'roll'

/** CSS px of a millimetre. */
const PX = 96 / 25.4
/** What a printer's margins and rounding may take. */
const SPARE_MM = 8

/**
 * The page that is printed on, while the sheet is on the screen. A roll's page is as long as the
 * receipt, so that it is one; the style sheet is made by script, which our content policy allows
 * where it forbids inline styles.
 */
export function usePaper(paper: Paper) {
  return useCallback(
    (sheet: HTMLElement | null) => {
      if (sheet === null) return
      const page = new CSSStyleSheet()
      const put = () => {
        const long = Math.ceil(sheet.scrollHeight / PX) + SPARE_MM
        const size = paper === 'roll' ? `80mm ${Math.max(long, 80)}mm` : 'A4'
        page.replaceSync(`@page { size: ${size}; margin: ${paper === 'roll' ? '2mm' : '14mm'} }`)
      }
      put()
      const grown = new ResizeObserver(put)
      grown.observe(sheet)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, page]
      return () => {
        grown.disconnect()
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== page)
      }
    },
    [paper],
  )
}
