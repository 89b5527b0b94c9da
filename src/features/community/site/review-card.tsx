import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Rating } from '#ui/rating.tsx'

/** What a guest said, and of what. */
export function ReviewCard({
  name,
  rating,
  comment,
  of,
  at,
  note,
}: {
  name: string | null
  rating: number
  comment: string
  of: ReactNode
  /** ISO; null when it is not known. */
  at: string | null
  /** Under it, e.g. where it stands at the house. */
  note?: ReactNode
}) {
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <Rating value={rating} />
      <p className="flex-1 whitespace-pre-line">{comment}</p>
      <footer className="grid gap-0.5">
        <p className="font-semibold">{name ?? <Trans>Guest</Trans>}</p>
        <p className="text-sm text-ink-soft">
          {of}
          {at !== null && (
            <>
              {' · '}
              <DateText value={at} format="medium" />
            </>
          )}
        </p>
        {note}
      </footer>
    </Card>
  )
}
