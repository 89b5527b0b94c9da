import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { uuidv7 } from '#lib/uuid.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FileButton } from '#ui/file-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { shrink } from '#ui/shrink.ts'

/** A photograph of the site: chosen, made smaller here, and taken by the house at once. */
export function ContentPicture({
  id,
  label,
  hint,
  path,
  upload,
  onChange,
}: {
  id: string
  label: string
  hint?: string
  /** Null: it has none. */
  path: string | null
  upload: (body: object) => Promise<string | null>
  onChange: (path: string | null) => void
}) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<'unreadable' | 'not-sent' | null>(null)
  const hintId = useId()

  async function take(file: File) {
    setFailed(null)
    setBusy(true)
    try {
      const { filename, data } = await shrink(file, uuidv7())
      const taken = await upload({ image_base64: { filename, data } })
      if (taken === null) setFailed('not-sent')
      else onChange(taken)
    } catch {
      setFailed('unreadable')
    }
    setBusy(false)
  }

  return (
    <fieldset id={id} className="grid min-w-0 gap-2">
      <legend className="float-left w-full font-semibold">{label}</legend>
      {path !== null && (
        <Picture
          src={pictureUrl(path)}
          alt=""
          ratio="16/9"
          className="w-56 rounded-sm border border-line"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          accept="image/*"
          label={t`Choose: ${label}`}
          hintId={hintId}
          onChoose={(file) => void take(file)}
          icon={<ImagePlus />}
          busy={busy}
          busyText={t`Sending the picture…`}
        >
          {path === null ? <Trans>Add a picture</Trans> : <Trans>Take another picture</Trans>}
        </FileButton>
        {path !== null && (
          <Button
            variant="quiet"
            icon={<Trash2 />}
            aria-label={t`Take away: ${label}`}
            onClick={() => onChange(null)}
          >
            <Trans>Take away</Trans>
          </Button>
        )}
      </div>
      <p id={hintId} className="note">
        {hint} <Trans>It is made smaller here, so that it sends on weak internet.</Trans>
      </p>
      {failed !== null && (
        <Alert tone="error" live>
          {failed === 'unreadable' ? (
            <Trans>
              This device cannot read it as a picture. Choose a photograph as JPEG, PNG or WebP.
            </Trans>
          ) : (
            <Trans>
              The picture was not sent: this needs internet. Choose it again later; what you typed
              is kept.
            </Trans>
          )}
        </Alert>
      )}
    </fieldset>
  )
}
