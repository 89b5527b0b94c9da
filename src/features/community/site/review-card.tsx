import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Rating } from '#ui/rating.tsx'

/** A guest's review and what it is about. */
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
  /** ISO; null when unknown. */
  at: string | null
  /** The house's reply. */
  replies?: readonly { text: string; at: string }[]
  /** Shown below, e.g. the sync status. */
  note?: ReactNode
}) {
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <Rating value={rating} />
      <p className="flex-1 whitespace-pre-line">{comment}</p>
      <footer className="grid gap-0.5">
        <p className="font-semibold">{name ?? <Trans>Guest</Trans>}</p>
        <p className="note">
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
