import { useLingui } from '@lingui/react/macro'
import { ErrorSummary } from '#ui/error-summary.tsx'
import type { Missing } from './use-tries.ts'

/** All problems of a one-page form; each line links to its field. */
export function ProblemSummary({
  tries: { count, errors },
}: {
  tries: {
    count: number
    errors: readonly Missing[]
  }
}) {
  const { i18n } = useLingui()
  return (
    <ErrorSummary
      attempt={count}
      errors={errors.map(({ id, title, text }) => ({
        id,
        message: (
          <>
            <strong>{i18n._(title)}</strong>
            {' – '}
            {i18n._(text)}
          </>
        ),
      }))}
    />
  )
}
