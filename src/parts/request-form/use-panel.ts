import { useNavigate, useSearchParams } from 'react-router-dom'
import { isServerReachable, type CardWay } from '#offline/paying/card-way.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import { focusField } from '#ui/error-summary.tsx'
import { useCardStep } from '#ui/use-card-step.ts'
import type { Payment } from './body.ts'
import { problemsForStay, type Problem } from './problems.ts'
import type { RequestScreenProps } from './request-page.tsx'
import type { Request } from './request.ts'
import { useAddLine } from './use-add-line.ts'
import { useSend } from './use-send.ts'
import { useTries } from './use-tries.ts'

interface Asked<Field extends string> {
  /** Of the page. */
  path: string
  /** The step that shows the form, on screens that show list and form one after the other. */
  step: string
  ids: Readonly<Record<Field | 'payment', string>>
  problems: readonly Problem<Field>[]
  payment: Payment['payment']
  /** Whether and how a card can be used now. */
  card: CardWay
  /** Null where the form is incomplete. `reference`: of the card that was shown. */
  request(reference: string | null): Request | null
  line(): NewCartLine | null
}

/**
 * State of a form beside its list: sends it, with a card where that was chosen, or adds it to a
 * stay's cart.
 */
export function usePanel<Form extends object, Field extends string>(
  { state, names, changing, forStay }: RequestScreenProps<Form>,
  { path, step, ids, problems, payment, card: cardWay, request, line }: Asked<Field>,
) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isOpen = query.get('step') === step
  const { busy, failure, submit, leaveTo } = useSend()
  const adding = useAddLine()
  const card = useCardStep(isServerReachable)
  const tries = useTries<Field, 'send' | 'stay'>(ids, {
    send: problems,
    stay: problemsForStay(problems),
  })

  const addToStay = async () => {
    const added = tries.isRight('stay') && line()
    if (!added) return
    await adding.add(added, forStay, {
      done() {
        state.reset(true)
        tries.forget()
        if (forStay === null && isOpen) void navigate(path, { replace: true })
      },
    })
  }
  const confirm = async (reference: string | null) => {
    const asked = request(reference)
    const sent = asked && (await submit(asked, names))
    if (!sent) return
    leaveTo(sent, (id) => `${path}?step=sent&id=${id}`, {
      done() {
        state.reset(!changing)
        tries.forget()
      },
      replace: isOpen,
      // On the provider's page, once the house has it.
      state: payment === 'card' && reference === null ? { pay: true } : null,
    })
  }
  const send = async () => {
    if (!tries.isRight('send')) return
    if (payment !== 'card') return await confirm(null)
    if (!(await card.check())) return void setTimeout(() => focusField(ids.payment))
    if (cardWay === 'fields') card.show()
    else await confirm(null)
  }
  return {
    /** Of the page, and of its form. */
    path,
    step,
    isOpen,
    tries,
    card,
    failure,
    changing,
    forStay: forStay !== null,
    busy: busy || card.asking || (forStay !== null && adding.busy),
    adding: adding.busy,
    restored: state.restored ? { onReset: changing ? null : () => state.reset(true) } : null,
    send: () => void (forStay === null ? send() : addToStay()),
    addToStay: () => void addToStay(),
    onPaid(reference: string) {
      card.close()
      void confirm(reference)
    },
  }
}
export type Panel = ReturnType<typeof usePanel>
