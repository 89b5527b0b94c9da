import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Content, ContentField, UpdateContent } from '#contract/content.ts'
import { readAt } from '#contract/route.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { Form } from '#ui/form.tsx'
import { PartConflict } from './conflict.tsx'
import { shapes, type Group } from './parts.ts'
import { fieldId, problemsOfPart, type Problem } from './problems.ts'
import { ShapeField } from './shape-field.tsx'
import { languageNames } from '#parts/language-names.ts'
import { partToWire } from './to-wire.ts'
import type { Language } from './rules.ts'
import type { ContentForm } from './use-content-form.ts'
import type { useContentWrite } from './use-content-write.ts'

/** The form of a group of parts, in one language; saved into the draft. */
export function GroupForm({
  group,
  base,
  by,
  form,
  writing,
  language,
  ofHouse,
  onLanguage,
}: {
  group: Group
  base: Content
  by: string | null
  form: ContentForm
  writing: ReturnType<typeof useContentWrite>
  language: Language
  ofHouse: string
  onLanguage: (language: Language) => void
}) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const [attempt, setAttempt] = useState(0)
  const { busy, failure, write } = writing
  const dirty = group.parts.filter((part) => form.edits[part] !== undefined)
  const conflicts = form.conflicts.filter((part) => group.parts.includes(part))
  const problems = attempt === 0 ? [] : problemsOf(dirty, form)

  async function save() {
    setAttempt(attempt + 1)
    const [first] = problemsOf(dirty, form)
    if (first !== undefined) {
      if (first.language !== undefined) onLanguage(first.language)
      return
    }
    // As it was typed: a page that is closed in the middle has it still.
    await form.keep()
    const sent = (valueOf: (part: ContentField) => unknown) =>
      Object.fromEntries(dirty.map((part) => [part, valueOf(part)]))
    const body = {
      ...sent((part) => partToWire(part, shapes[part].shape, form.valueOf(part))),
      seen: sent((part) => form.edits[part]?.seen),
    } as UpdateContent
    const answer = await write('updateContent', body)
    if (answer === null) return
    const now = readAt(answer, 'data') as Content | undefined
    form.saved(Object.fromEntries(dirty.map((part) => [part, form.edits[part]])), now ?? base)
    setAttempt(0)
    toasts.show({ tone: 'confirmed', text: t`Saved in the draft` })
  }

  async function upload(body: object): Promise<string | null> {
    const taken = await write('addContentPicture', body)
    writing.forget()
    const path = (taken as { path?: unknown } | null)?.path
    return typeof path === 'string' ? path : null
  }

  return (
    <Form className="grid gap-5" onSend={() => void save()}>
      <ErrorSummary
        attempt={attempt}
        errors={problems.map(({ path, language: its, message }) => {
          const words = i18n._(message)
          const name = its && i18n._(languageNames[its])
          return { id: fieldId(path), message: name === undefined ? words : t`${name}: ${words}` }
        })}
      />
      {conflicts.map((part) => (
        <PartConflict key={part} {...{ part, base, by, form, language, ofHouse }} />
      ))}
      {group.parts.map((part) => (
        <ShapeField
          key={part}
          named={shapes[part]}
          path={[part]}
          value={form.valueOf(part)}
          onChange={(value) => form.set(part, value)}
          context={{ heading: i18n._(group.title), language, ofHouse, problems, upload }}
        />
      ))}
      {failure !== null && (
        <Alert tone="error" live title={t`Not saved in the draft`}>
          {failure.noLink ? (
            <Trans>
              The house does not answer. What you typed is kept on this device; save it when there
              is internet.
            </Trans>
          ) : (
            failure.message || <Trans>Something went wrong. What you typed is still here.</Trans>
          )}
        </Alert>
      )}
      <div className="sticky -bottom-4 z-10 -mb-4 flex sm:-bottom-5 sm:-mb-5 flex-wrap items-center gap-2 border-t border-line bg-surface py-3">
        <Button
          type="submit"
          busy={busy === 'updateContent'}
          busyText={t`Saving…`}
          disabled={dirty.length === 0 || conflicts.length > 0}
        >
          <Trans>Save in the draft</Trans>
        </Button>
        {dirty.length > 0 && (
          <Button variant="quiet" onClick={() => form.drop(dirty)}>
            <Trans>Undo what is not saved</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}

const problemsOf = (parts: readonly ContentField[], form: ContentForm): Problem[] =>
  parts.flatMap((part) => problemsOfPart(part, shapes[part].shape, form.valueOf(part)))
