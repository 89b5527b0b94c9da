import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form } from '#ui/form.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'

/** Adds another channel's calendar by its address. The input stays until the server has it. */
export function AddFeed({
  room,
  onAdd,
}: {
  room: string
  /** Returns why it failed; null on success. */
  onAdd: (channel: string, url: string) => Promise<string | null>
}) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [channel, setChannel] = useState('')
  const [url, setUrl] = useState('')
  const [wrong, setWrong] = useState<{ channel?: string; url?: string }>({})
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useFirstError<HTMLFormElement>(tries)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The form replaces the button, so the focus moves to it.
    if (open) form.current?.querySelector('input')?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = open
  }, [open, form])

  async function add() {
    const missing = {
      ...(channel.trim() === '' && { channel: t`Say which channel it is.` }),
      ...(url.trim() === '' && { url: t`Paste the address of its calendar.` }),
    }
    setWrong(missing)
    if (Object.keys(missing).length > 0) return setTries(tries + 1)
    setBusy(true)
    const why = await onAdd(channel, url)
    setBusy(false)
    if (why !== null) {
      setWrong({ url: why })
      return setTries(tries + 1)
    }
    setOpen(false)
    setChannel('')
    setUrl('')
  }

  if (!open) {
    return (
      <Button
        ref={opener}
        variant="secondary"
        className="w-fit"
        icon={<Plus />}
        aria-label={t`Add a channel for ${room}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Add a channel</Trans>
      </Button>
    )
  }
  return (
    <Form ref={form} className="grid gap-3" onSend={() => void add()}>
      <TextField
        label={t`Channel`}
        placeholder="Airbnb"
        value={channel}
        maxLength={40}
        error={wrong.channel}
        onChange={setChannel}
      />
      <TextField
        label={t`Address of its calendar`}
        hint={t`The channel calls it "export calendar" or "iCal". It begins with https://`}
        value={url}
        maxLength={2000}
        inputMode="url"
        autoComplete="off"
        error={wrong.url}
        onChange={setUrl}
      />
      <div className="flex gap-2">
        <Button type="submit" busy={busy}>
          <Trans>Add</Trans>
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            setWrong({})
            setOpen(false)
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  )
}
