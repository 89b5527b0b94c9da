import { lazy } from 'react'
import { withMessages } from '#ui/messages.ts'

const Desk = lazy(withMessages(() => import('./desk.tsx')))
const Work = lazy(withMessages(() => import('./work/work.tsx')))

/** Entry of the staff's screens: a guest's first load then names only this one chunk of theirs. */
export default function Staff({ screen }: { screen: 'desk' | 'housekeeping' | 'kitchen' }) {
  return screen === 'desk' ? <Desk /> : <Work screen={screen} />
}
