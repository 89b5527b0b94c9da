import { lazy } from 'react'
import { withWords } from '#ui/words.ts'

const Desk = lazy(withWords(() => import('./desk.tsx')))
const Work = lazy(withWords(() => import('./work/work.tsx')))

/** Where staff work. A step between, so that a guest's first load names one chunk of theirs, not all. */
export default function Staff({ screen }: { screen: 'desk' | 'housekeeping' | 'kitchen' }) {
  return screen === 'desk' ? <Desk /> : <Work screen={screen} />
}
