import { lazy } from 'react'
import { withMessages } from '#ui/messages.ts'

const Desk = lazy(withMessages(() => import('./desk.tsx')))
const Work = lazy(withMessages(() => import('./work/work.tsx')))

/** Where staff work. A step between, so that a guest's first load names one chunk of theirs, not all. */
export default function Staff({ screen }: { screen: 'desk' | 'housekeeping' | 'kitchen' }) {
  return screen === 'desk' ? <Desk /> : <Work screen={screen} />
}
