import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Eye, Send } from 'lucide-react'
import { useState } from 'react'
import type { Content, ContentDraft, ContentField } from '#contract/content.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { groupOf, shapes } from './parts.ts'
import { PartPreview } from './preview.tsx'
import type { Language } from './rules.ts'
import type { useContentWrite } from './use-content-write.ts'

/** What of the draft guests do not see yet, and what to do with it. */
export function PublishBar({
  draft,
  published,
  differing,
  unsaved,
  writing,
  changed,
  language,
  ofHouse,
}: {
  draft: ContentDraft
  published: Content
  differing: readonly ContentField[]
  /** Parts with texts that are not in the draft yet. */
  unsaved: readonly ContentField[]
  writing: ReturnType<typeof useContentWrite>
  /** Guests read something else now. */
  changed: () => void
  language: Language
  ofHouse: string
}) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const [asks, setAsks] = useState<'publish' | 'discard' | null>(null)
  const { busy, failure, write, forget } = writing
  // Published by the request whose answer was lost, or by a colleague: nothing is left to ask.
  if (asks !== null && differing.length === 0) setAsks(null)
  const namesOf = (parts: readonly ContentField[]) =>
    parts.map((part) => i18n._(shapes[part].label)).join(', ')

  function ask(what: 'publish' | 'discard') {
    forget()
    setAsks(what)
  }

  async function go(route: 'publishContent' | 'discardContent') {
    const done = await write(route, { seen: { version: draft.version } })
    if (done === null) return
    changed()
    setAsks(null)
    toasts.show({
      tone: 'confirmed',
      text: route === 'publishContent' ? t`Guests see it now` : t`The draft was discarded`,
    })
  }

  return (
    <section
      aria-label={t`Draft and published`}
      className="grid gap-2 rounded-md border border-line bg-surface p-4"
    >
      <StatusLine tone={differing.length > 0 ? 'waiting' : 'confirmed'}>
        {differing.length > 0 ? (
          <>
            <Plural
              value={differing.length}
              one="# part is drafted and not yet published"
              other="# parts are drafted and not yet published"
            />
            : {namesOf(differing)}
          </>
        ) : (
          <Trans>Guests see all that is in the draft.</Trans>
        )}
      </StatusLine>
      {draft.changed_by !== null && draft.version > 0 && (
        <p className="note">
          <Trans>
            Last drafted by {draft.changed_by}, <DateTimeText value={draft.changed_at} />
          </Trans>
        </p>
      )}
      {unsaved.length > 0 && (
        <p className="note">
          <Trans>Typed, not yet saved in the draft: {namesOf(unsaved)}</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={<Send />} disabled={differing.length === 0} onClick={() => ask('publish')}>
          <Trans>Publish</Trans>
        </Button>
        <ButtonLink to="/dashboard/site/preview" variant="secondary" icon={<Eye />}>
          <Trans>See it as a guest</Trans>
        </ButtonLink>
        {differing.length > 0 && (
          <Button variant="quiet" onClick={() => ask('discard')}>
            <Trans>Discard the draft</Trans>
          </Button>
        )}
      </div>
      <Dialog
        open={asks === 'publish'}
        onClose={() => setAsks(null)}
        size="lg"
        title={t`Publish`}
        description={t`This is what guests will read instead.`}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsks(null)}>
              <Trans>Go back</Trans>
            </Button>
            <Button
              busy={busy === 'publishContent'}
              busyText={t`Publishing…`}
              onClick={() => void go('publishContent')}
            >
              <Trans>Publish now</Trans>
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          {failure && <Refused failure={failure} />}
          {unsaved.length > 0 && (
            <Alert tone="waiting">
              <Trans>Typed and not saved in the draft, so not published: {namesOf(unsaved)}</Trans>
            </Alert>
          )}
          {differing.map((part) => (
            <section key={part} className="grid gap-2">
              <h3 className="text-lg">
                <TextLink
                  standalone
                  to={`/dashboard/site/${groupOf(part)}`}
                  onClick={() => setAsks(null)}
                >
                  {i18n._(shapes[part].label)}
                </TextLink>
              </h3>
              <div className="grid gap-3 sm:grid-cols-2">
                <div className="rounded-sm border border-line p-3">
                  <p className="note">
                    <Trans>Now</Trans>
                  </p>
                  <PartPreview
                    {...{ part, language, ofHouse }}
                    value={published[part]}
                    besides={draft[part]}
                  />
                </div>
                <div className="rounded-sm border border-line p-3">
                  <p className="note">
                    <Trans>Then</Trans>
                  </p>
                  <PartPreview
                    {...{ part, language, ofHouse }}
                    value={draft[part]}
                    besides={published[part]}
                  />
                </div>
              </div>
            </section>
          ))}
        </div>
      </Dialog>
      <ConfirmDialog
        open={asks === 'discard'}
        onClose={() => setAsks(null)}
        onConfirm={() => void go('discardContent')}
        title={t`Discard the draft?`}
        confirmLabel={<Trans>Discard the draft</Trans>}
        busy={busy === 'discardContent'}
      >
        {failure && <Refused failure={failure} />}
        <p>
          <Trans>
            What is drafted here becomes again what guests read now: {namesOf(differing)}. What
            colleagues drafted goes too.
          </Trans>
        </p>
      </ConfirmDialog>
    </section>
  )
}

function Refused({ failure }: { failure: { noLink: boolean; message: string } }) {
  return (
    <Alert tone="error" live>
      {failure.noLink ? (
        // Its answer may be lost alone.
        <Trans>
          The house does not answer. This needs internet. It may be done all the same: check when it
          answers.
        </Trans>
      ) : (
        failure.message || <Trans>Something went wrong. Nothing was changed.</Trans>
      )}
    </Alert>
  )
}
