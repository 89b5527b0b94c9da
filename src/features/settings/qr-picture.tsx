import { useMemo } from 'react'
import { encode } from 'uqr'

/** The light margin, in modules, that cameras need to find the code (ISO/IEC 18004). */
const QUIET = 4

/** A text as a QR code, black on white in the dark theme too, as cameras expect. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const address = useMemo(() => `data:image/svg+xml,${encodeURIComponent(drawn(text))}`, [text])
  return <img src={address} alt={label} className="size-56 rounded-sm border border-line" />
}

/** As SVG, with the lowest error correction: screens are clean, and fewer modules are larger. */
function drawn(text: string): string {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: false, border: QUIET })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
  )
}
