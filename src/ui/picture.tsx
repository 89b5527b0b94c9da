import { Trans } from '@lingui/react/macro'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { HillLines } from './hill-lines.tsx'
import { cx } from './cx.ts'

export type PictureProps = {
  /** Missing, null or broken: "No image" in the same space. */
  src?: string | null
  /** Alt text; '' where the text beside it says the same. */
  alt: string
  /** Width to height, CSS aspect-ratio: "4/3", "16/9", "1". */
  ratio?: string
  srcSet?: string
  sizes?: string
  /** Visible at once (hero): loaded first instead of lazily. */
  priority?: boolean
  className?: string
}

/** A picture that keeps its space while it loads, with a text where there is none. */
export function Picture({
  src,
  alt,
  ratio = '4/3',
  srcSet,
  sizes,
  priority,
  className,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const missing = !src || broken === src
  return (
    <div
      className={cx('relative overflow-hidden bg-sunken', className)}
      style={{ aspectRatio: ratio }}
    >
      {missing ? (
        <div className="@container grid size-full place-content-center justify-items-center gap-1 note">
          <HillLines className="absolute inset-0 size-full text-line" />
          <ImageOff className="relative size-6" />
          <span className="relative hidden @min-20:block">
            <Trans>No image</Trans>
          </span>
        </div>
      ) : (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
