import type { ReactNode } from 'react'
import type { ServiceKind } from '#contract/services/index.ts'
import { isOver } from '#contract/services/statuses.ts'
import { useOffered } from '#parts/use-offered.ts'
import { ofEach } from './services.ts'

/** What is inside, while something of the service is still open. */
const whileOpen = ofEach(({ kind, useList }) => {
  return function WhileOpen({ children }: { children: ReactNode }) {
    return useList().rows?.some(({ status }) => !isOver(kind, status)) && children
  }
})

/** A link to where a service is worked on: while the house offers it, or something of it is still open. */
export function WhileWorked({ kind, children }: { kind: ServiceKind; children: ReactNode }) {
  const isOffered = useOffered()
  const WhileOpen = whileOpen[kind]
  return isOffered(kind) ? children : <WhileOpen>{children}</WhileOpen>
}
