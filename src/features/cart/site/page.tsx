import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { useHouse } from '#parts/use-house.ts'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { stepOf } from '#parts/request-form/wizard-steps.ts'
import { steps } from '../steps.ts'
import { Restore } from './restore.tsx'
import { SentScreen } from './sent-screen.tsx'
import { Wizard } from './wizard.tsx'

/**
 * /book: one cart across rooms, restaurant, cars, laundry and tours (decisions.md). `?step=` is its
 * address; `?step=room`, `?step=services&add=` and `?mode=bundle` open it with something to add,
 * `?step=sent&request=` shows the status of a sent stay, `?change=` opens a sent stay for changing.
 */
export default function CartPage() {
  const { t } = useLingui()
  const { name } = useHouse()
  const [query] = useSearchParams()
  const change = query.get('change')
  const sent = stepOf(steps, query) === 'sent'
  return (
    <main id="main">
      <title>{`${sent ? t`Your stay` : t`Book`} – ${name}`}</title>
      {change !== null ? (
        <PageBackdrop framed>
          <Restore key={change} id={change} />
        </PageBackdrop>
      ) : sent ? (
        <SentScreen id={query.get('request')} />
      ) : (
        <Wizard />
      )}
    </main>
  )
}
