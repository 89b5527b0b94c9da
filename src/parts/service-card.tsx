import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardTitle } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { ServicePicture } from './service-picture.tsx'

/** A service with its picture; the whole card leads to it. */
export function ServiceCard({
  to,
  title,
  picture,
  icon,
  level = 3,
  note,
  children,
}: {
  to: string
  title: ReactNode
  /** Null: none. */
  picture: string | null
  /** In the place of the picture. */
  icon?: LucideIcon | undefined
  level?: 2 | 3 | undefined
  /** A line at the foot of the card. */
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <Card as="li" padding="none" interactive className="flex flex-col">
      <ServicePicture src={picture} icon={icon} />
      <div className="grid flex-1 content-start gap-1 p-4">
        <CardTitle level={level}>
          <Link to={to} className="outline-none after:absolute after:inset-0">
            {title}
          </Link>
        </CardTitle>
        {/* The house's own text comes in after the card, and mostly has two lines. */}
        <p className="min-h-[2lh] text-ink-soft">{children}</p>
        {note && <p className="pt-1 text-sm font-medium text-primary">{note}</p>}
      </div>
    </Card>
  )
}
