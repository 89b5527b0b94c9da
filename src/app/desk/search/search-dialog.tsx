import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { IconButton } from '#ui/icon-button.tsx'
import { Modal } from '#ui/modal.tsx'
import type { Hit } from './hits.ts'
import { Results } from './results.tsx'
import { SearchNotes } from './search-notes.tsx'
import { useSearch } from './use-search.ts'

/**
 * One field, and what is found as one types: stays, orders, known guests. A combobox, so that the
 * focus stays in the field while the arrows choose.
 */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const search = useSearch()
  const [text, setText] = useState('')
  /** The one that Enter opens, and for which text it was chosen. */
  const [choice, setChoice] = useState({ text: '', at: 0 })

  const deferred = useDeferredValue(text)
  const { find } = search
  const groups = useMemo(() => find(deferred), [find, deferred])
  const hits = groups.flatMap((group) => group.hits)
  const at = choice.text === deferred ? Math.min(choice.at, hits.length - 1) : 0
  const active = hits[at]
  const optionId = (hit: Hit) => `${id}-${hit.key}`
  const activeId = active && optionId(active)
  const isAsked = deferred.trim() !== ''

  useEffect(() => {
    if (activeId === undefined) return
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function open(hit: Hit) {
    onClose()
    void navigate(hit.to)
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = at + (event.key === 'ArrowDown' ? 1 : -1)
      setChoice({ text: deferred, at: (next + hits.length) % Math.max(1, hits.length) })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // Whoever types faster than the list is drawn means what they typed.
      const meant = deferred === text ? active : find(text)[0]?.hits[0]
      if (meant !== undefined) open(meant)
    }
  }

  return (
    <Modal
      onClose={onClose}
      from="bottom"
      closeOnBackdrop
      aria-label={t`Search`}
      className="m-0 h-dvh w-full p-0 shadow-raised sm:mx-auto sm:mt-[8dvh] sm:h-auto sm:max-h-[84dvh]! sm:w-160 sm:rounded-md"
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <div className="flex items-center gap-1 border-b border-line py-2 pr-1.5 pl-3 sm:pl-4">
          <div className="relative min-w-0 flex-1">
            <Search className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft" />
            <input
              type="text"
              role="combobox"
              data-autofocus
              aria-label={t`Name, room, code, phone or e-mail`}
              placeholder={t`Name, room, code, phone or e-mail`}
              aria-autocomplete="list"
              aria-expanded={hits.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={activeId}
              inputMode="search"
              enterKeyHint="go"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={120}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
              className="control pl-10 text-ellipsis"
            />
          </div>
          <IconButton label={t`Close`} onClick={onClose}>
            <X />
          </IconButton>
        </div>
        <output className="sr-only">
          {isAsked &&
            !search.isReading &&
            (hits.length === 0
              ? t`Nobody found.`
              : t`${plural(hits.length, { one: '# found', other: '# found' })}`)}
        </output>
        <Results
          id={`${id}-list`}
          groups={groups}
          active={active}
          optionId={optionId}
          onOpen={open}
        />
        {hits.length === 0 && (
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-8 text-center text-ink-soft">
            <Empty isAsked={isAsked} isReading={search.isReading} />
          </div>
        )}
        <SearchNotes search={search} />
      </div>
    </Modal>
  )
}

function Empty({ isAsked, isReading }: { isAsked: boolean; isReading: boolean }) {
  if (isReading && isAsked) return <Trans>Loading…</Trans>
  if (!isAsked) {
    return (
      <Trans>
        Stays, orders and known guests. Part of a name is enough; the number of a receipt does as
        well.
      </Trans>
    )
  }
  return (
    <>
      <p className="font-display text-xl font-semibold text-ink">
        <Trans>Nobody found.</Trans>
      </p>
      <p className="mt-1">
        <Trans>Try part of the name, the room’s number, or fewer words.</Trans>
      </p>
    </>
  )
}
