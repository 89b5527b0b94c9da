import { cx } from './cx.ts'

/** A skyline of hills in three depths. Drawn on 1440 by 200, baseline at 200. */
const FAR =
  'M0 152C62 142 122 112 188 72Q214 53 236 51Q258 53 278 74C322 112 362 130 412 134C452 121 482 99 510 91L548 88C576 102 602 122 640 130C680 114 700 86 720 68L733 76L748 53L762 71L778 47L793 67L807 61C830 93 860 121 905 130C936 118 956 106 982 102L1002 103C1030 112 1052 124 1086 128C1140 102 1172 63 1205 31Q1216 22 1228 31C1265 67 1312 114 1440 142V200H0Z'

const MID =
  'M0 168C90 150 170 142 250 150C330 158 380 172 460 164C560 152 620 132 700 136C790 140 850 166 930 164C1020 162 1090 138 1180 140C1280 142 1360 160 1440 154V200H0Z'

const NEAR =
  'M0 186C120 190 220 172 340 174C470 176 560 194 680 186C760 180 800 163 872 162C950 161 1010 184 1110 188C1230 192 1340 176 1440 182V201H0Z'

/** Tea terraces on the near hill; strokes. */
const TERRACES = [
  'M716 186C770 180 806 172 868 171C936 171 986 188 1060 194',
  'M740 193C790 187 824 181 868 180C920 180 960 192 1010 198',
  'M240 181C300 178 330 179 372 181C430 184 470 191 520 194',
  'M260 190C310 187 340 188 372 190C420 193 440 196 470 198',
]

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
