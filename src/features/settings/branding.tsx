import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { UpdateSettings } from '#contract/settings.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FileButton } from '#ui/file-button.tsx'
import { LogoMark } from '#ui/logo.tsx'
import { TitledCard } from '#ui/titled-card.tsx'

/** Longest side of a logo, pixels: sharp at the size it is shown, and small to send. */
const SIDE = 480

/**
 * A logo as a small `data:` address; transparent parts stay transparent. Rejects files whose type is
 * not a picture, and those that this device cannot read.
 */
async function smallLogo(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new TypeError('not a picture')
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    // Where a browser makes no WebP it answers with PNG, which the server accepts too.
    return canvas.toDataURL('image/webp', 0.9)
  } finally {
    picture.close()
  }
}

/** The logo beside the name: a picture, or the drawn mark (spec 3 §2.11). */
export function LogoCard({
  logoUrl,
  name,
  onSend,
}: {
  logoUrl: string | null
  name: string
  onSend: (body: UpdateSettings) => Promise<boolean>
}) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(false)

  async function take(file: File) {
    setWrong(false)
    setBusy(true)
    try {
      const data = await smallLogo(file)
      await onSend({ logo_base64: { filename: file.name.slice(0, 200), data } })
    } catch {
      setWrong(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <TitledCard title={<Trans>Logo</Trans>}>
      <div className="flex min-h-20 items-center gap-3 rounded-sm border border-line p-4">
        {logoUrl === null ? (
          <LogoMark className="size-12" />
        ) : (
          <img
            src={pictureUrl(logoUrl) ?? undefined}
            alt={t`Logo of ${name}`}
            className="h-14 max-w-48 object-contain"
          />
        )}
        <span className="font-display text-lg font-semibold">{name}</span>
      </div>
      {wrong && (
        <Alert tone="error" live>
          <Trans>This is no picture that can be read here. Choose a PNG, JPEG or WebP.</Trans>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          accept="image/*"
          label={t`Choose a logo`}
          onChoose={(file) => void take(file)}
          icon={<ImagePlus />}
          busy={busy}
          busyText={t`Saving…`}
        >
          <Trans>Upload logo</Trans>
        </FileButton>
        {logoUrl !== null && (
          <Button variant="quiet" onClick={() => void onSend({ remove_logo: true })}>
            <Trans>Remove logo</Trans>
          </Button>
        )}
      </div>
    </TitledCard>
  )
}
