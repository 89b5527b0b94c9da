import { cx } from './cx.ts'
import { FAR, MID, NEAR, TERRACES } from './ridge-paths.ts'

/** Ornament: rows of ridges over the full width; cropped at the sides on a phone. */
export function Ridge({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="360 20 1080 181"
      preserveAspectRatio="xMidYMax slice"
      className={cx('block w-full', className)}
    >
      <path d={FAR} className="fill-ridge-far" />
      <path d={MID} className="fill-ridge-mid" />
      <path d={NEAR} className="fill-ridge-near" />
      <g className="fill-none stroke-tip" strokeWidth="1.5" opacity={0.35}>
        {TERRACES.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <House />
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
