import { ArrowLeft } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import type { LinkCause } from '#offline/link/types.ts'
import { offline } from '#offline/offline.ts'
import { Form } from '#ui/form.tsx'
import { AddToStayButton } from '#parts/request-form/add-to-stay-button.tsx'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { CardDialog } from '#ui/card-dialog.tsx'
import { DawnHeader } from '#ui/dawn-header.tsx'
import { cx } from '#ui/cx.ts'
import { foot } from '#ui/foot.ts'
import { Money } from '#ui/money.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { Container } from '#ui/page.tsx'
import { RestoredLine } from '#ui/restored-line.tsx'
import { SumsFooter } from '#ui/sums-footer.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useValue } from '#ui/use-value.ts'
import { useHouse } from '../use-house.ts'
import { ProblemSummary } from './problem-summary.tsx'
import type { Panel } from './use-panel.ts'

interface PanelScreenProps {
  panel: Panel
  /** Of the page. */
  title: string
  heading: ReactNode
  lead: ReactNode
  /** Shown below the lead. */
  headMore?: ReactNode
  /** Classes of the header, and of the form where it stands alone. */
  place: { head: string; form: string; panel?: string }
  list: ReactNode
  /** Label of the way back to the list, on a phone. */
  back: ReactNode
  formId: string
  formHeading: ReactNode
  /** The fields. */
  children: ReactNode
  /** "Your order was not saved" */
  notSaved: string
  sums: { subtotal_cents: number; discount_cents: number; total_cents: number }
  moreSums?: { term: ReactNode; cents: number } | undefined
  /** Label of the button. */
  act: ReactNode
  /** Other things the form offers (spec 2 §2). */
  besides?: ReactNode
  /** Shown on a phone while the list is. */
  bar: ReactNode
}

/** List and form side by side; on phones two steps, each with its address. */
export function PanelScreen(props: PanelScreenProps) {
  const { panel, sums, place, formId } = props
  const { isOpen, card, tries } = panel
  const house = useHouse()
  const type = useNavigationType()
  const isOurs = useValue(offline().host) !== 'foreign'

  useEffect(() => {
    // On wide screens both stand side by side, and nothing moves.
    if (!isOpen || type === 'POP' || window.matchMedia?.('(width >= 64rem)').matches) return
    scrollTo(0, 0)
    document.getElementById(formId)?.focus({ preventScroll: true })
  }, [isOpen, type, formId])

  return (
    <main id="main" className={cx(!isOpen && 'pb-24 lg:pb-0')}>
      <title>{`${props.title} – ${house.name}`}</title>
      <DawnHeader className={cx('pb-8', place.head, isOpen && 'max-lg:sr-only')}>
        <h1 className="text-2xl sm:text-3xl">{props.heading}</h1>
        <p className="max-w-xl text-lg text-ink-soft">{props.lead}</p>
        {props.headMore}
      </DawnHeader>
      <Container
        className={cx(
          'grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem]',
          isOpen && place.form,
        )}
      >
        <div className={cx('grid min-w-0 gap-6', isOpen && 'max-lg:hidden')}>{props.list}</div>
        <Form
          aria-labelledby={formId}
          onSend={() => panel.send()}
          className={cx(
            'grid content-start gap-7 lg:sticky lg:top-[calc(var(--over-page)+1rem)] lg:max-h-[calc(100dvh-var(--over-page)-2rem)] lg:overflow-y-auto lg:overscroll-contain lg:rounded-md lg:border lg:border-line lg:bg-surface lg:px-5 lg:pt-5',
            place.panel,
            !isOpen && 'max-lg:hidden',
          )}
        >
          <div className="grid gap-2">
            <BackToList>{props.back}</BackToList>
            <h2 id={formId} tabIndex={-1} className="text-xl">
              {props.formHeading}
            </h2>
            {panel.restored && <RestoredLine onReset={panel.restored.onReset} />}
          </div>
          <ProblemSummary tries={tries} />
          {props.children}
          {panel.failure !== null && (
            <NotSaved title={props.notSaved} reason={panel.failure} phone={house.phone} />
          )}
          <SumsFooter
            subtotalCents={sums.subtotal_cents}
            discountCents={sums.discount_cents}
            more={props.moreSums}
            totalCents={sums.total_cents}
            act={props.act}
            busy={panel.busy}
            others={!panel.changing && !panel.forStay && <Besides {...props} />}
          />
        </Form>
      </Container>
      {card.open && (
        <CardDialog
          amount={<Money cents={sums.total_cents} />}
          testCardsOnly={isOurs}
          onClose={card.close}
          onPaid={panel.onPaid}
        />
      )}
      {!isOpen && props.bar}
    </main>
  )
}

function Besides({ panel, besides }: Pick<PanelScreenProps, 'panel' | 'besides'>) {
  const add = <AddToStayButton busy={panel.adding} onAdd={panel.addToStay} />
  if (!besides) return add
  return (
    <div className="flex flex-wrap gap-2 *:grow *:basis-[min-content]">
      {add}
      {besides}
    </div>
  )
}

/** Back button of screens that show list and form one after the other. */
function BackToList({ children }: { children: ReactNode }) {
  const [query] = useSearchParams()
  const params = new URLSearchParams(query)
  params.delete('step')
  return (
    <TextLink
      to={{ search: params.size > 0 ? `?${params}` : '' }}
      className="inline-flex min-h-11 w-fit items-center gap-1.5 lg:hidden"
    >
      <ArrowLeft className="size-5" />
      {children}
    </TextLink>
  )
}

/** Summary at the bottom of small screens, where the form has no room. */
export function PanelBar({
  step,
  icon,
  open,
  children,
}: {
  step: string
  icon: ReactNode
  /** Label of the button to the form. */
  open: ReactNode
  children: ReactNode
}) {
  const [query] = useSearchParams()
  const params = new URLSearchParams(query)
  params.set('step', step)
  return (
    <div
      ref={foot}
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 bg-primary-deep pb-[env(safe-area-inset-bottom)] text-on-deep lg:hidden print:hidden"
    >
      <div className="container-page flex min-h-17 flex-wrap items-center gap-x-3 gap-y-2 py-2 [&>svg]:size-6 [&>svg]:shrink-0">
        {icon}
        <p className="flex-1 basis-[min-content] leading-tight">{children}</p>
        <ButtonLink to={{ search: `?${params}` }} variant="tip">
          {open}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Notes on how old or incomplete the list is. */
export function ListNotices({
  list,
  title,
  children,
}: {
  list: {
    /** The documents' example entries, which cannot be ordered. */
    examples: boolean
    /** Cached rows; the server could not be reached. */
    asOf: string | null
    cause: LinkCause | null
  }
  /** Note on the examples. */
  title: string
  children: ReactNode
}) {
  const { phone } = useHouse()
  return (
    <>
      {list.examples && (
        <Alert
          tone="error"
          title={title}
          action={<CallButton phone={phone} variant="secondary" />}
          live
        >
          {children}
        </Alert>
      )}
      {list.cause !== null && <AsOf at={list.asOf} />}
    </>
  )
}
