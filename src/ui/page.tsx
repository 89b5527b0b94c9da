import type { ComponentProps, HTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'

/** The width of a page: gutters on a phone, never wider than 74rem. */
export function Container({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx('container-page', className)} />
}

export type PageHeaderProps = {
  title: ReactNode
  /** One or two sentences. */
  lead?: ReactNode
  actions?: ReactNode
  className?: string
}

/** The page's only h1, its lead, and its actions. */
export function PageHeader({ title, lead, actions, className }: PageHeaderProps) {
  return (
    <header className={cx('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="grid max-w-2xl gap-1.5">
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="text-lg text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  lead?: ReactNode
  action?: ReactNode
}

/** A part of a page under its h2, with room above it. */
export function Section({ title, lead, action, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={cx('grid min-w-0 grid-cols-1 gap-5', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid max-w-2xl gap-1">
          <h2 className="text-xl">{title}</h2>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
