import { cx } from './cx.ts'
import { FAR, MID, NEAR, TERRACES } from './ridge-paths.ts'

export type RidgeProps = {
  /** Its height: "h-40". */
  className?: string
  /** The near hill's colour, usually that of the section below: "fill-ground". */
  base?: string
  /** Without the house on the near hill. */
  bare?: boolean
}

/** Ornament: rows of ridges over the full width; cropped at the sides on a phone. */
export function Ridge({ className = 'h-40', base = 'fill-ridge-near', bare }: RidgeProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="360 20 1080 181"
      preserveAspectRatio="xMidYMax slice"
      className={cx('block w-full', className)}
    >
      <path d={FAR} className="fill-ridge-far" />
      <path d={MID} className="fill-ridge-mid" />
      <path d={NEAR} className={base} />
      <g className="fill-none stroke-tip" strokeWidth="1.5" opacity={bare ? 0 : 0.35}>
        {TERRACES.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      {!bare && <House />}
    </svg>
  )
}

/** The guest house: one lit window on the hill. */
function House() {
  return (
    <g transform="translate(852 139)">
      <path d="M4 24V11L20 0L36 11V24Z" className="fill-primary-deep" />
      <path d="M0 13L20 -2L40 13L37.5 15.5L20 2.5L2.5 15.5Z" className="fill-ornament" />
      <rect x="16" y="10" width="8" height="8" rx="1" className="fill-tip" />
      <path d="M46 24V8M43 13C43 6 49 6 49 13Z" className="fill-primary-deep stroke-primary-deep" />
    </g>
  )
}
