import type { ReactNode } from 'react'

/** The base of all drawings: 140 by 112, a low hill, theme colours. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 140 112" className="mx-auto">
      <path d="M2 104C28 90 52 96 76 92C102 88 120 94 138 104Z" className="fill-ridge-far" />
      {children}
    </svg>
  )
}

/** A basket with its pointed lid: nothing ordered, an empty cart. */
export function DrawnBasket() {
  return (
    <Drawing>
      <path d="M36 60H104C106 80 100 98 90 102H50C40 98 34 80 36 60Z" className="fill-dawn" />
      <path d="M36 60H104V65H36Z" className="fill-ornament" />
      <path
        d="M38 80L47 70L56 80L65 70L74 80L83 70L92 80L101 70"
        className="fill-none stroke-ornament"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path
        d="M41 91L50 82L59 91L68 82L77 91L86 82L95 91"
        className="fill-none stroke-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M70 10C73 30 92 44 108 55H32C48 44 67 30 70 10Z" className="fill-dawn" />
      <path
        d="M70 10C71 16 74 22 78 27H62C66 22 69 16 70 10ZM52 41H88L94 46H46Z"
        className="fill-ornament"
      />
      <rect x="30" y="54" width="80" height="6" rx="3" className="fill-primary" />
    </Drawing>
  )
}

/** A cup that steams: no orders yet, a quiet kitchen. */
export function DrawnCup() {
  return (
    <Drawing>
      <path d="M98 60C116 58 116 84 94 84" className="fill-none stroke-primary" strokeWidth="6" />
      <path d="M38 52H100C100 82 92 98 80 100H58C46 98 38 82 38 52Z" className="fill-primary" />
      <path d="M39 62H99L98 69H40Z" className="fill-tip" />
      <rect x="34" y="98" width="70" height="6" rx="3" className="fill-primary-deep" />
      <g className="fill-none stroke-ridge-mid" strokeWidth="4" strokeLinecap="round">
        <path d="M56 42C50 34 62 30 56 20" />
        <path d="M70 40C64 31 76 26 70 14" />
        <path d="M84 42C78 34 90 30 84 20" />
      </g>
    </Drawing>
  )
}

/** The house on its hill: nothing found, the way home. */
export function DrawnHouse() {
  return (
    <Drawing>
      <circle cx="112" cy="28" r="15" className="fill-sun" />
      <path d="M8 98L40 48L58 72L70 60L96 98Z" className="fill-ridge-mid" />
      <path
        d="M46 100V68L74 44L102 68V100Z"
        className="fill-surface stroke-ridge-near"
        strokeWidth="2"
      />
      <path d="M38 71L74 40L110 71L106 76L74 48L42 76Z" className="fill-ornament" />
      <rect x="67" y="80" width="14" height="20" className="fill-primary" />
      <rect x="53" y="76" width="9" height="9" className="fill-tip" />
      <rect x="86" y="76" width="9" height="9" className="fill-tip" />
    </Drawing>
  )
}

/** A lit lantern: no power or no internet, the house goes on. */
export function DrawnLantern() {
  return (
    <Drawing>
      <circle cx="70" cy="64" r="40" className="fill-dawn" />
      <path d="M54 34C54 8 86 8 86 34" className="fill-none stroke-ink-soft" strokeWidth="4" />
      <path d="M52 34H88L92 42H48Z" className="fill-primary-deep" />
      <path d="M50 42H90L94 92H46Z" className="fill-surface stroke-ridge-near" strokeWidth="2" />
      <path d="M70 54C80 66 82 84 70 86C58 84 60 66 70 54Z" className="fill-waiting-ground" />
      <path d="M70 64C75 71 76 82 70 84C64 82 65 71 70 64Z" className="fill-ornament" />
      <rect x="42" y="90" width="56" height="11" rx="3" className="fill-primary-deep" />
    </Drawing>
  )
}
