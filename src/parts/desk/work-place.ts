import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { ServiceKind } from '#contract/services/index.ts'
import type { DeskScreen, HouseTime } from './service-desk.ts'

/** What a screen of work is given by the app, which has its frame. */
export interface WorkProps {
  at: HouseTime
  /** Cards of what needs a decision, of all services. */
  decisions: ReactNode
  /** @param alarm the bell rings for each that joins these */
  renderFrame: (children: ReactNode, alarm: ReadonlySet<string> | undefined) => ReactElement
}

/** The link to it. */
export interface WorkEntry {
  to: string
  label: MessageDescriptor
  icon: LucideIcon
}

/**
 * A screen on which staff work on a service without the desk. One that has it makes it in
 * features/<name>/desk/work.tsx; app/desk/work finds it there.
 */
export interface WorkPlace extends WorkEntry {
  /** The news that its bell tells. */
  kind: ServiceKind
  Screen: ComponentType<WorkProps>
  /** What it offers, where its workers say what is off: `path` below the screen's own. */
  offer: { path: string; label: MessageDescriptor; screen: DeskScreen }
}
