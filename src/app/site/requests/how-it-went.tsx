import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { Button } from '#ui/button.tsx'
import { DateTimeText, TimeText } from '#ui/date-text.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { MadeText, TriesText, useDetail, useTitle } from './request-text.tsx'
import { serviceParts } from './service-parts.tsx'

/** Tries and the last answer, and details to copy for the house. */
export function HowItWent({ operation }: { operation: OperationRow }) {
  const { t } = useLingui()
  const toasts = useToasts()
  const [now] = useState(() => Date.now())
  const title = useTitle(operation)
  const detail = useDetail(operation)
  const copy = () => {
    const lines = [
      title,
      detail,
      serviceParts[operation.route]?.code(operation) ?? '',
      operation.deviceTime,
      `${operation.state} ${operation.answer?.status ?? ''} ${operation.answer?.message ?? ''}`,
      operation.id,
    ]
    const text = lines.map((line) => line.trim()).filter(Boolean)
    Promise.resolve(navigator.clipboard?.writeText(text.join('\n'))).then(
      () => toasts.show({ tone: 'confirmed', text: t`Copied` }),
      () => toasts.show({ tone: 'error', text: t`This browser does not let us copy.` }),
    )
  }
  const waits = operation.state === 'waiting' || operation.state === 'unknown'
  return (
    <details className="rounded-md border border-line bg-surface px-4">
      <summary className="flex min-h-12 items-center font-semibold">
        <Trans>How it went</Trans>
      </summary>
      <div className="grid gap-2 pb-4 text-ink-soft">
        <p>
          <MadeText operation={operation} />
        </p>
        <p>
          <TriesText operation={operation} />
        </p>
        {waits && operation.nextTry > now && (
          <p>
            <Trans>
              Next try at <TimeText value={operation.nextTry} />, or as soon as the link is back
            </Trans>
          </p>
        )}
        {operation.validUntil !== null && waits && (
          <p>
            <Trans>
              Makes sense until <DateTimeText value={operation.validUntil} />; after that the house
              asks you anew
            </Trans>
          </p>
        )}
        <Button variant="secondary" className="w-fit" icon={<Copy />} onClick={copy}>
          <Trans>Copy details</Trans>
        </Button>
      </div>
    </details>
  )
}
