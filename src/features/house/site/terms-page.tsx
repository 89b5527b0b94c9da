import { Trans, useLingui } from '@lingui/react/macro'
import { useContent } from '#parts/use-content.ts'
import { useHouse } from '#parts/use-house.ts'
import { useTextIn } from '#parts/use-text-in.ts'
import { PlainText } from '#ui/plain-text.tsx'
import { CallOrWrite } from '../parts/call-or-write.tsx'
import { PageTop } from '../parts/page-top.tsx'

/** /terms: the house's own terms; without them, whom to ask. */
export function TermsPage() {
  const { t } = useLingui()
  const { name } = useHouse()
  const { terms } = useContent()
  const text = useTextIn()(terms)
  return (
    <main id="main">
      <title>{`${t`Terms`} – ${name}`}</title>
      <PageTop eyebrow={name} title={<Trans>Terms</Trans>} />
      <div className="container-page grid max-w-3xl grid-cols-1 gap-8 pb-16">
        {text === '' ? (
          <p className="text-ink-soft">
            <Trans>Ask us, and we tell you.</Trans>
          </p>
        ) : (
          <PlainText text={text} className="text-lg" />
        )}
        <CallOrWrite />
      </div>
    </main>
  )
}
