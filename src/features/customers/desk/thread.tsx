import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useState, useEffect } from 'react'
import type { Reply } from '#contract/community.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { DateTimeText } from '#ui/date-text.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { useAct } from './use-act.ts'
import { readDraft } from '#offline/drafts.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import { useStored } from '#parts/use-stored.ts'

/** A reply that is being typed; found again after a crash. */
function useReply(name: string) {
  const [text, setText] = useState('')
  const writer = useDraftWriter<string>(name)
  useStored(
    () => readDraft(name),
    (draft) => {
      const saved = draft?.value
      if (typeof saved === 'string') setText((now) => now || saved.trim())
    },
  )
  useEffect(() => (text === '' ? undefined : holdReload()), [text])
  return {
    text,
    change(next: string) {
      setText(next)
      writer.put(next.trim() === '' ? null : next)
    },
    sent() {
      setText('')
      writer.put(null)
      writer.flush()
    },
  }
}

/** Messages, oldest first; those of the house on the other side. */
export function Thread({ messages }: { messages: readonly (Reply & { staff: boolean })[] }) {
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, by, text, at, staff }) => (
        <li
          key={id}
          className={cx(
            'grid max-w-[92%] gap-1 rounded-md border border-line px-3.5 py-2.5',
            staff ? 'justify-self-end bg-primary-soft' : 'justify-self-start bg-sunken',
          )}
        >
          <p className="text-sm text-ink-soft">
            <b className="text-ink">{by}</b> · <DateTimeText value={at} />
          </p>
          <p className="break-words whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** The box for an answer; empty ones are not sent. */
export function ReplyBox({
  name,
  label,
  hint,
  onSend,
}: {
  /** Of its draft. */
  name: string
  label: string
  hint: string
  onSend: (text: string) => Promise<boolean>
}) {
  const { t } = useLingui()
  const { text, change, sent } = useReply(name)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const box = useFirstError<HTMLDivElement>(tries)
  const act = useAct()
  const isEmpty = text.trim() === ''

  async function send() {
    setTries(isEmpty ? tries + 1 : 0)
    if (isEmpty) return
    setBusy(true)
    let written = false
    await act(async () => {
      written = await onSend(text)
    })
    if (written) sent()
    setBusy(false)
  }
  return (
    <div ref={box} className="grid gap-2">
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        value={text}
        maxLength={4000}
        placeholder={t`Write a reply…`}
        error={tries > 0 && isEmpty ? t`Write a reply first.` : undefined}
        onChange={change}
      />
      <Button className="justify-self-end" busy={busy} icon={<Send />} onClick={() => void send()}>
        <Trans>Reply</Trans>
      </Button>
    </div>
  )
}
