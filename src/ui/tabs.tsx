import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { moveFocus } from './roving.ts'

export type Tab<Id extends string> = { id: Id; label: ReactNode; count?: number; panel: ReactNode }

export type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  /** Give both to control the choice, e.g. by the address; without them Tabs keeps it. */
  selected?: Id
  onSelect?: (id: Id) => void
  className?: string
}

/** Tabs. Arrow keys change the tab at once; only the shown panel is mounted. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  className,
}: TabsProps<Id>) {
  const base = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const wished = selected ?? own
  const current = tabs.find((tab) => tab.id === wished) ?? tabs[0]
  const row = useRef<HTMLDivElement>(null)
  const shown = current && `${base}-tab-${current.id}`
  useEffect(() => {
    // On a phone the row is wider than the screen, and an address may open its last tab.
    const tab = shown ? document.getElementById(shown) : null
    if (!row.current || !tab) return
    const { offsetLeft, offsetWidth } = tab
    const { scrollLeft, clientWidth } = row.current
    if (offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth)
      row.current.scrollLeft = offsetLeft + (offsetWidth - clientWidth) / 2
  }, [shown])
  const select = (id: Id) => {
    setOwn(id)
    onSelect?.(id)
  }
  if (!current) return null
  return (
    <div className={cx('min-w-0', className)}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => {
          const index = moveFocus(event, '[role=tab]')
          const tab = index === null ? undefined : tabs[index]
          if (tab) select(tab.id)
        }}
        // The line is a shadow: over a border the tabs would stand out by its width, and the row scroll down.
        className="scroll-row relative flex gap-1 px-1 pt-1 shadow-[inset_0_-1px_0_var(--color-line)]"
      >
        {tabs.map((tab) => {
          const on = tab.id === current.id
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-tab-${tab.id}`}
              aria-selected={on}
              aria-controls={on ? `${base}-panel` : undefined}
              tabIndex={on ? 0 : -1}
              onClick={() => select(tab.id)}
              className={cx(
                'min-h-11 shrink-0 rounded-t-sm border-b-3 px-3 font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
                on
                  ? 'border-primary text-ink'
                  : 'border-transparent text-ink-soft hover:border-control-border hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && <span className="ml-1.5 note tabular">{tab.count}</span>}
            </button>
          )
        })}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-tab-${current.id}`}
        className="rounded-sm pt-5"
      >
        {current.panel}
      </div>
    </div>
  )
}
