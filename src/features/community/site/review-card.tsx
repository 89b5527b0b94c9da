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
  replies = [],
  note,
}: {
  name: string | null
  rating: number
  comment: string
  of: ReactNode
  /** ISO; null when it is not known. */
  at: string | null
  /** What the house answered. */
  replies?: readonly { text: string; at: string }[]
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
        {replies.map((reply) => (
          <blockquote
            key={`${reply.at} ${reply.text}`}
            className="mt-2 rounded-sm border-l-3 border-primary bg-sunken px-3 py-2 text-sm"
          >
            <p className="font-semibold">
              <Trans>The house answers</Trans>
            </p>
            <p className="whitespace-pre-line">{reply.text}</p>
          </blockquote>
        ))}
        {note}
      </footer>
    </Card>
  )
}
