import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { offline } from '#offline/offline.ts'
import { useSaving } from '#ui/use-saving.ts'
import type { Request } from './request.ts'

/** Its ids; `changing`: the operation that it replaces. */
export interface RequestNames {
  id: string
  changing: string | null
}

/** The operation to follow. `tooLate`: the server had it already, so it was not changed. */
export type Sent = { saved: string } | { tooLate: string }

/** Saves a request, or a change of one, in the outbox. */
export function useSend() {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { busy, failure, save } = useSaving()
  const sentFrom = useRef('')

  /** `andThen`: runs after the save and before the screen shows it. */
  function submit(
    { route, group, title, detail, ...asked }: Request,
    { id, changing }: RequestNames,
    andThen?: () => Promise<unknown>,
  ): Promise<Sent | null> {
    sentFrom.current = location.pathname
    const operation = {
      ...asked,
      // What the house writes to the guest later is in the language they read now.
      body: { ...asked.body, language: i18n.locale },
      words: { title: i18n._(title), detail },
    }
    return save<Sent>(async () => {
      const { outbox } = offline()
      let sent: Sent
      if (changing === null) {
        // A public page asks for a guest, whoever is signed in at the desk of this device.
        const actor = { kind: 'guest' } as const
        const row = await outbox.confirm({
          id,
          route,
          ...(group && { group }),
          actor,
          ...operation,
        })
        sent = { saved: row.id }
      } else {
        const done = await outbox.change(changing, operation)
        if (done.outcome === 'changed') sent = { saved: done.successor.id }
        else sent = done.outcome === 'asked' ? { saved: changing } : { tooLate: changing }
      }
      if ('saved' in sent) await andThen?.()
      return sent
    })
  }

  /**
   * Goes to the page that follows it; `done` runs first, when the form is not needed any more. Who went
   * elsewhere while it was saved (a slow phone) is not fetched back.
   */
  function leaveTo(
    sent: Sent,
    address: (id: string) => string,
    { done, replace = true, state = null }: { done(): void; replace?: boolean; state?: unknown },
  ) {
    done()
    if (location.pathname !== sentFrom.current) return
    // In place of the form: Back must not come to what was sent.
    const to = 'saved' in sent ? address(sent.saved) : `/requests/${sent.tooLate}`
    void navigate(to, { replace, state })
    scrollTo(0, 0)
  }
  return { busy, failure, submit, leaveTo }
}
