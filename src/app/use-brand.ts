import { useEffect } from 'react'
import { houseColor } from '#domain/settings.ts'

/**
 * The house's primary colour over the whole app; its own palette where none is set. What works the
 * colours out comes in only where there is another.
 */
export function useBrand(color = houseColor): void {
  useEffect(() => {
    const own = color.toLowerCase() === houseColor
    if (own && document.adoptedStyleSheets.length === 0) return undefined
    let gone = false
    void import('./wear-brand.ts').then(
      ({ wearBrand }) => gone || wearBrand(own ? null : color),
      // Not to be had just now: the house's own palette does.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [color])
}
