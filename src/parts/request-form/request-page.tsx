import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Service } from '#contract/services/service.ts'
import { isTooLate } from '#domain/hours.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { stayCartQuery, type StoredCartLine } from '#offline/stay-cart.ts'
import { forStayOf, type ForStay } from '#ui/for-stay.ts'
import { GoneRequest } from '#ui/gone-request.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import { isOf } from '../own-requests.ts'
import { useHouse } from '../use-house.ts'
import { WhileOffered } from '../while-offered.tsx'
import type { RequestKind } from './form-kind.ts'
import { useRequestForm, type RequestStart, type RequestState } from './use-request-form.ts'
import type { RequestNames } from './use-send.ts'

/** Props of a service's form. */
export interface RequestScreenProps<Form extends object> {
  state: RequestState<Form>
  /** Id of the request, and the code that a guest can read out. */
  names: RequestNames & { code: string }
  /** The operation that is changed; it waits or was refused. */
  changing: boolean
  /** Set where it goes into the stay's cart and is sent with it; null: sent by itself. */
  forStay: ForStay | null
}

interface Opened<Form extends object> extends RequestStart<Form> {
  changing: { id: string; code: string | null } | null
  forStay: ForStay | null
}

interface RequestPageProps<Form extends object, Body, Line> {
  service: Service
  kind: RequestKind<Form, Body, Line>
  /** The page after sending. The address names it by this step, or by `?sent=` alone. */
  renderSent: (id: string) => ReactNode
  /** Values of a new form that replace those of an older draft. */
  brought?: Form | null
  /** "Loading your order…" */
  loading: string
  /** "This order can no longer be changed here" */
  gone: ReactNode
  picture: ReactNode
  /** A next step besides the guest's list of requests. */
  other?: ReactNode
  renderFrame?: (children: ReactNode) => ReactNode
  renderScreen: (props: RequestScreenProps<Form>) => ReactNode
}

/**
 * The page on which guests order from a service. `?step=sent&id=` (or `?sent=`) shows the status of
 * a request, `?change=` changes a request of this device, `?for=stay` adds a line to the stay's
 * cart.
 */
export function RequestPage<Form extends object, Body, Line>(
  props: RequestPageProps<Form, Body, Line>,
) {
  const [query] = useSearchParams()
  const { kind, brought = null } = props
  const sent = query.get('step') === 'sent' ? query.get('id') : query.get('sent')
  const change = query.get('change')
  if (sent !== null) return props.renderSent(sent)
  if (change !== null) {
    return <Change key={change} id={change} isNext={query.get('time') === 'next'} {...props} />
  }
  const forStay = forStayOf(query)
  if (forStay !== null && forStay.line !== null) {
    return (
      <WhileOffered kind={props.service.kind}>
        <StayLine key={forStay.line} line={forStay.line} {...props} />
      </WhileOffered>
    )
  }
  const start = { name: kind.draft, initial: brought ?? kind.empty, brought: brought !== null }
  return (
    <WhileOffered kind={props.service.kind}>
      <Form {...props} opened={{ ...start, changing: null, forStay }} />
    </WhileOffered>
  )
}

/** Loads a request that waits or was refused into the form. */
function Change<Form extends object, Body, Line>({
  id,
  isNext,
  ...props
}: RequestPageProps<Form, Body, Line> & { id: string; isNext: boolean }) {
  const { kind, service } = props
  const { timezone } = useHouse()
  const rows = useQuery(outboxQuery(['guest']))
  // As it was when this screen opened: it may go on its way meanwhile.
  const [opened, setOpened] = useState<OperationRow | null>(null)
  const found = rows.data?.find((row) => row.id === id) ?? null
  const isOpen = found !== null && isOf(service, found) && isOpenState(found.state)
  if (opened === null && isOpen) setOpened(found)
  if (opened === null) {
    if (rows.isPending) return <Loading {...props} />
    const { gone, picture, other, renderFrame } = props
    return (
      <Frame renderFrame={renderFrame}>
        <GoneRequest picture={picture} title={gone} other={other} to={found?.id} />
      </Frame>
    )
  }
  const form = kind.formOf(opened.body as Body)
  const now = new Date(offline().clock.now())
  // A time that has passed helps nobody: the next good one is offered.
  const when = kind.timed?.when(form)
  const isLate = isNext || (when && isTooLate(timezone, when.date, when.time, now))
  const initial = (isLate && kind.timed?.without(form)) || form
  const { code = null } = opened.body as { code?: string }
  const name = `${kind.draft}:change:${id}`
  return <Form {...props} opened={{ name, initial, changing: { id, code }, forStay: null }} />
}

/** Loads a cart line into the form. */
function StayLine<Form extends object, Body, Line>({
  line,
  ...props
}: RequestPageProps<Form, Body, Line> & { line: string }) {
  const { kind, service } = props
  const lines = useQuery(stayCartQuery)
  // The line as it was when this screen opened.
  const [opened, setOpened] = useState<StoredCartLine | null>(null)
  const found = lines.data?.find((one) => one.line === line)
  if (opened === null && found?.kind === service.kind) setOpened(found)
  if (opened === null && lines.isPending) return <Loading {...props} />
  // A line that was taken out meanwhile is a new one.
  const initial = (opened && kind.formOfLine?.(opened as Line)) ?? kind.empty
  const name = opened ? `${kind.draft}:stay:${line}` : kind.draft
  const forStay = { line: opened && line }
  return <Form key={name} {...props} opened={{ name, initial, changing: null, forStay }} />
}

/** The form with its draft. */
function Form<Form extends object, Body, Line>({
  kind,
  opened: { changing, forStay, ...start },
  renderScreen,
}: RequestPageProps<Form, Body, Line> & { opened: Opened<Form> }) {
  const state = useRequestForm(kind, start)
  const { id, code } = state.ids
  const names = { id, code: changing?.code ?? code, changing: changing?.id ?? null }
  return renderScreen({ state, names, changing: changing !== null, forStay })
}

type Framed = Pick<RequestPageProps<object, never, never>, 'renderFrame'> & { children: ReactNode }

function Frame({ children, renderFrame }: Framed) {
  return (
    <main
      id="main"
      className={renderFrame ? undefined : 'container-page pt-[calc(var(--over-page)+2rem)] pb-16'}
    >
      {renderFrame ? renderFrame(children) : children}
    </main>
  )
}

function Loading({ loading, renderFrame }: Pick<Framed, 'renderFrame'> & { loading: string }) {
  return (
    <Frame renderFrame={renderFrame}>
      <LoadingText label={loading} />
    </Frame>
  )
}
