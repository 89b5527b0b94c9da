import { useId } from 'react'
import { cx } from './cx.ts'

/**
 * A strip in the spirit of imigongo, drawn for this house: oxide ground, dark peaks from above and
 * below, a pale line between them. Ornament; use it once a page, where one part ends.
 */
export function Band({ className = 'h-4' }: { className?: string }) {
  const tile = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 4800 24"
      preserveAspectRatio="xMinYMid slice"
      className={cx('block w-full', className)}
    >
      <pattern id={tile} width="48" height="24" patternUnits="userSpaceOnUse">
        <rect width="48" height="24" className="fill-ornament" />
        <path d="M0 24L24 0L48 24H38L24 10L10 24Z" className="fill-dawn" />
        <path d="M16 24L24 16L32 24Z" className="fill-[#17201c]" />
        <path d="M-8 0L0 8L8 0ZM40 0L48 8L56 0Z" className="fill-[#17201c]" />
        <path
          d="M14 0L0 14L-14 0H-11L0 11L11 0ZM62 0L48 14L34 0H37L48 11L59 0Z"
          className="fill-dawn"
        />
      </pattern>
      <rect width="4800" height="24" fill={`url(#${tile})`} />
    </svg>
  )
}
