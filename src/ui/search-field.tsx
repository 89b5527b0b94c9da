import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { cx } from './cx.ts'
import { FieldFrame, useFrame } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A search box with an icon and a button that empties it; Escape empties it too. */
export function SearchField(props: Omit<TextFieldProps, 'type'>) {
  const { t } = useLingui()
  const box = useRef<HTMLInputElement>(null)
  const [frame, { value, onChange, ...input }] = useFrame({ hideLabel: true, ...props })
  const { label, hideLabel } = frame
  const clear = () => {
    onChange('')
    box.current?.focus()
  }
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <Search className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft" />
        <input
          enterKeyHint="search"
          autoComplete="off"
          placeholder={typeof label === 'string' && hideLabel ? label : undefined}
          {...input}
          {...frame.field.control}
          ref={box}
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return
            // The first Escape empties the box; only the next one closes a dialog round it.
            event.preventDefault()
            clear()
          }}
          className={cx(
            'control pl-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden',
            value !== '' && 'pr-12',
          )}
        />
        {value !== '' && (
          <span className="absolute top-0 right-0">
            <IconButton label={t`Clear search`} onClick={clear} className="text-ink-soft">
              <X />
            </IconButton>
          </span>
        )}
      </div>
    </FieldFrame>
  )
}
