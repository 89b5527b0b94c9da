import { ConciergeBell } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card, CardTitle } from '#ui/card.tsx'
import { HillLines } from '#ui/hill-lines.tsx'
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
  /** Null: none. */
  picture: string | null
  level?: 2 | 3 | undefined
  /** A line at the foot of the card. */
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <Card as="li" padding="none" interactive className="flex flex-col">
      {picture === null ? <Undrawn /> : <Picture src={picture} alt="" ratio="16/9" />}
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

/** In the place of a picture that the house has not given: it lacks nothing, and says nothing. */
function Undrawn() {
  return (
    <div className="relative grid aspect-video place-content-center overflow-hidden bg-linear-to-b from-dawn to-sunken text-primary">
      <HillLines className="absolute inset-0 size-full text-ridge-mid/40" />
      <ConciergeBell strokeWidth={1.5} className="relative size-12" />
    </div>
  )
}
