import { useId, type ReactNode } from 'react'
import { Card, CardTitle } from './card.tsx'
import { cx } from './cx.ts'

/** A part of a screen: a card under its heading. */
export function TitledCard({
  title,
  className = 'gap-4',
  children,
}: {
  title: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={cx('grid content-start', className)}>
      <CardTitle id={id} level={2}>
        {title}
      </CardTitle>
      {children}
    </Card>
  )
}
