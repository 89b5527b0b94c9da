import type { ReactNode } from 'react'
import type { ServiceKind } from '#contract/services/index.ts'
import { isOver } from '#contract/services/statuses.ts'
import { useOffered } from '#parts/use-offered.ts'
import { ofEach } from './services.ts'

const listOf = ofEach(({ useList }) => useList)

/** A link to where a service is worked on: while the house offers it, or something of it is still open. */
export function WhileWorked({ kind, children }: { kind: ServiceKind; children: ReactNode }) {
  const isOffered = useOffered()
  return isOffered(kind) ? children : <WhileOpen kind={kind}>{children}</WhileOpen>
}

function WhileOpen({ kind, children }: { kind: ServiceKind; children: ReactNode }) {
  const useList = listOf[kind]
  return useList().rows?.some(({ status }) => !isOver(kind, status)) && children
}
