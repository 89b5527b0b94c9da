import type { ReactNode } from 'react'

/** One fact with its icon. */
export function Fact({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: ReactNode
  children: ReactNode
}) {
  return (
    <li className="flex gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary [&_svg]:size-6">
        {icon}
      </span>
      <div className="grid content-start gap-0.5">
        <h3 className="text-lg leading-snug">{title}</h3>
        <div className="text-ink-soft">{children}</div>
      </div>
    </li>
  )
}
