import { Trans, useLingui } from '@lingui/react/macro'
import { refusalMessageOf } from '#offline/refusal-text.ts'
import { Alert } from '#ui/alert.tsx'
import type { PayTrouble } from './use-paying.ts'

/** Why it is not paid, in the documents' texts (spec 2 §8). */
export function PayTroubleAlert({ trouble }: { trouble: PayTrouble }) {
  const { t, i18n } = useLingui()
  switch (trouble.kind) {
    case 'real':
      return (
        <Alert tone="error" title={t`Only test cards are taken here`} live>
          <Trans>
            Please do not type a card of your own. It was not sent, and it is kept nowhere.
          </Trans>
        </Alert>
      )
    case 'unknown':
      return (
        <Alert tone="waiting" title={t`The answer did not come`} live>
          <Trans>
            It may be paid. Pay once more when the link is back: what is paid already is not charged
            again.
          </Trans>
        </Alert>
      )
    case 'refused':
      return (
        <Alert tone="error" title={t`Payment Error`} live>
          <p>
            {trouble.message === null ? t`Payment failed.` : refusalMessageOf(trouble.answer, i18n)}
          </p>
          {trouble.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )
  }
}
