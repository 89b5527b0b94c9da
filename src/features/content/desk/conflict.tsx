import { Trans, useLingui } from '@lingui/react/macro'
import type { Content, ContentField } from '#contract/content.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { PartPreview } from './preview.tsx'
import { shapes } from './parts.ts'
import type { Language } from './rules.ts'
import type { ContentForm } from './use-content-form.ts'

/** A part that a colleague changed meanwhile: both texts, and a choice between them. */
export function PartConflict({
  part,
  base,
  by,
  form,
  language,
  ofHouse,
}: {
  part: ContentField
  base: Content
  /** The colleague's name; null where it is not known. */
  by: string | null
  form: ContentForm
  language: Language
  ofHouse: string
}) {
  const { t, i18n } = useLingui()
  const name = i18n._(shapes[part].label)
  const shown = { part, language, ofHouse }
  return (
    <Alert tone="conflict" live title={t`“${name}” was changed meanwhile`}>
      <div className="grid gap-3">
        <div className="grid gap-1 rounded-sm bg-surface p-3 text-ink">
          <p className="note">
            {by === null ? (
              <Trans>In the draft now</Trans>
            ) : (
              <Trans>In the draft now, by {by}</Trans>
            )}
          </p>
          <PartPreview {...shown} value={base[part]} besides={form.valueOf(part)} />
        </div>
        <div className="grid gap-1 rounded-sm bg-surface p-3 text-ink">
          <p className="note">
            <Trans>Yours, not yet saved</Trans>
          </p>
          <PartPreview {...shown} value={form.valueOf(part)} besides={base[part]} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => form.drop([part])}>
            <Trans>Take the other text</Trans>
          </Button>
          <Button variant="secondary" onClick={() => form.keepMine(part)}>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
      </div>
    </Alert>
  )
}
