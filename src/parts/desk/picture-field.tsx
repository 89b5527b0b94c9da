import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { uuidv7 } from '#lib/uuid.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { Alert } from '#ui/alert.tsx'
import { dataUrl } from '#ui/data-url.ts'
import { FileButton } from '#ui/file-button.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { shrink, type ChosenPicture } from '#ui/shrink.ts'

/** The one picture of a thing: the current, the waiting or the newly chosen one. */
export function PictureField({
  path,
  waits,
  chosen,
  onChoose,
  onRemove,
  onBusy,
}: {
  /** Null: it has none. */
  path: string | null
  /** It is on its way to the house. */
  waits: boolean
  chosen: ChosenPicture | null
  onChoose: (picture: ChosenPicture) => void
  /** Removes the picture that is shown. */
  onRemove: () => void
  /** True while the picture is being resized: nothing can be saved then. */
  onBusy: (busy: boolean) => void
}) {
  const { t } = useLingui()
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const hint = useId()
  const src = chosen ? dataUrl(chosen) : path === null ? null : pictureUrl(path)

  async function take(file: File) {
    setFailed(null)
    setWorking(true)
    onBusy(true)
    try {
      onChoose(await shrink(file, uuidv7()))
    } catch {
      setFailed(file.name)
    }
    setWorking(false)
    onBusy(false)
  }

  return (
    <Fieldset legend={t`Picture`}>
      <div className="flex flex-wrap items-start gap-4">
        {src !== null && (
          <div className="relative w-40 overflow-hidden rounded-sm border border-line">
            <Picture src={src} alt={t`Picture`} />
            {(chosen !== null || waits) && (
              <p className="bg-waiting-ground px-2 py-1 text-sm text-waiting">
                {chosen ? <Trans>New, not yet saved</Trans> : <Trans>Waits to be sent</Trans>}
              </p>
            )}
            <span className="absolute top-1 right-1 rounded-sm bg-surface/90">
              <IconButton label={t`Remove the picture`} onClick={onRemove}>
                <X />
              </IconButton>
            </span>
          </div>
        )}
        <div className="grid min-w-0 flex-1 basis-56 gap-2">
          <FileButton
            accept="image/*"
            label={t`Choose a picture`}
            hintId={hint}
            onChoose={(file) => void take(file)}
            icon={<ImagePlus />}
            busy={working}
            busyText={t`Making it smaller…`}
            className="w-fit"
          >
            {src === null ? <Trans>Add a picture</Trans> : <Trans>Take another picture</Trans>}
          </FileButton>
          <p id={hint} className="note">
            <Trans>It is made smaller here, so that it sends on weak internet.</Trans>
          </p>
          {failed !== null && (
            <Alert tone="error" live title={t`Not added`}>
              <Trans>
                {failed}: this device cannot read it as a picture. Choose a photograph as JPEG, PNG
                or WebP.
              </Trans>
            </Alert>
          )}
        </div>
      </div>
    </Fieldset>
  )
}
