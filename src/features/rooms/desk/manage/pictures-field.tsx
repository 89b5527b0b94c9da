import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { maxPictures } from '#domain/rooms.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import type { RoomPicture } from './data.ts'
import { dataUrl } from '#ui/data-url.ts'
import { shrink, type ChosenPicture } from '#ui/shrink.ts'

/** A room's pictures: on the server, waiting, and just chosen (spec 3 §2.3). */
export function PicturesField({
  pictures,
  chosen,
  onAdd,
  onRemove,
  onUnchoose,
  onBusy,
}: {
  pictures: readonly RoomPicture[]
  chosen: readonly ChosenPicture[]
  onAdd: (picture: ChosenPicture) => void
  onRemove: (picture: RoomPicture) => void
  onUnchoose: (picture: ChosenPicture) => void
  /** Saving is disabled while pictures are being made smaller. */
  onBusy: (busy: boolean) => void
}) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [working, setWorking] = useState<{ at: number; of: number } | null>(null)
  const [failed, setFailed] = useState<string[]>([])
  const hint = useId()
  const count = pictures.length + chosen.length
  const room = Math.max(0, maxPictures - count)

  async function take(files: readonly File[]) {
    setFailed([])
    onBusy(true)
    const unreadable: string[] = []
    // One after the other: each needs much memory until it is small.
    for (const [at, file] of files.slice(0, room).entries()) {
      setWorking({ at: at + 1, of: files.length })
      try {
        onAdd(await shrink(file, uuidv7()))
      } catch {
        unreadable.push(file.name)
      }
    }
    setFailed(unreadable)
    setWorking(null)
    onBusy(false)
  }

  return (
    <Fieldset legend={t`Pictures`}>
      <ul
        aria-label={t`Pictures`}
        className="grid grid-cols-2 items-start gap-3 empty:hidden sm:grid-cols-4"
      >
        {pictures.map((picture, at) => (
          <Tile
            key={picture.id}
            src={pictureUrl(picture.path)}
            name={t`Picture ${at + 1}`}
            waits={picture.id.startsWith('op:')}
            onRemove={() => onRemove(picture)}
          />
        ))}
        {chosen.map((picture, at) => (
          <Tile
            key={picture.id}
            src={dataUrl(picture)}
            name={t`Picture ${pictures.length + at + 1}`}
            isNew
            onRemove={() => onUnchoose(picture)}
          />
        ))}
      </ul>
      {failed.length > 0 && (
        <Alert tone="error" live title={t`Not added`}>
          <Trans>
            {failed.join(', ')}: this device cannot read it as a picture. Choose a photograph as
            JPEG, PNG or WebP.
          </Trans>
        </Alert>
      )}
      <div className="grid gap-2">
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          aria-label={t`Choose pictures`}
          aria-describedby={hint}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            // Allows to choose the same file again after it was removed.
            event.target.value = ''
            if (files.length > 0) void take(files)
          }}
        />
        <Button
          variant="secondary"
          icon={<ImagePlus />}
          busy={working !== null}
          busyText={
            working && t({ message: `Making picture ${working.at} of ${working.of} smaller…` })
          }
          disabled={room === 0}
          onClick={() => input.current?.click()}
          className="w-fit"
        >
          <Trans>Add pictures</Trans>
        </Button>
        <p id={hint} className="text-sm text-ink-soft">
          {room === 0 ? (
            <Plural
              value={maxPictures}
              one="A room may have # picture."
              other="A room may have # pictures at most."
            />
          ) : (
            <Trans>
              Several at once. They are made smaller here, so that they send on weak internet.
            </Trans>
          )}
        </p>
      </div>
    </Fieldset>
  )
}

function Tile({
  src,
  name,
  waits = false,
  isNew = false,
  onRemove,
}: {
  src: string | null
  name: string
  waits?: boolean
  isNew?: boolean
  onRemove: () => void
}) {
  const { t } = useLingui()
  return (
    <li className="relative overflow-hidden rounded-sm border border-line">
      <Picture src={src} alt={name} />
      {(waits || isNew) && (
        <p className="bg-waiting-ground px-2 py-1 text-sm text-waiting">
          {isNew ? <Trans>New, not yet saved</Trans> : <Trans>Waits to be sent</Trans>}
        </p>
      )}
      <span className="absolute top-1 right-1 rounded-sm bg-surface/90">
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <X />
        </IconButton>
      </span>
    </li>
  )
}
