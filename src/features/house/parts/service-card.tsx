import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card, CardTitle } from '#ui/card.tsx'
import { Picture } from '#ui/picture.tsx'

/** A service with its picture; the whole card leads to it. */
export function ServiceCard({
  to,
  title,
  picture,
  level = 3,
  note,
  children,
}: {
  to: string
  title: ReactNode
  picture: string
  level?: 2 | 3
  /** A line at the foot of the card. */
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <Card as="li" padding="none" interactive className="flex flex-col">
      <Picture src={picture} alt="" ratio="16/9" />
      <div className="grid flex-1 content-start gap-1 p-4">
        <CardTitle level={level}>
          <Link to={to} className="outline-none after:absolute after:inset-0">
            {title}
          </Link>
        </CardTitle>
        <p className="text-ink-soft">{children}</p>
        {note && <p className="pt-1 text-sm font-medium text-primary">{note}</p>}
      </div>
    </Card>
  )
}
