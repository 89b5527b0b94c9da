import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { Form } from '#ui/form.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import type { CardPlan } from './cards.ts'
import { fieldId, SettingField } from './setting-field.tsx'
import type { Save } from './use-save.ts'
import type { SettingsFormState } from './use-settings-form.ts'

/** Settings that are saved together by one Save button (spec 3 §2.11). */
export function SettingsCard({
  plan,
  state,
  busy,
  save,
  onDone,
  children,
}: {
  plan: CardPlan
  state: SettingsFormState
  busy: boolean
  save: Save
  /** Called once it is saved, where it is a step that leads on. */
  onDone?: () => void
  children?: ReactNode
}) {
  const { t, i18n } = useLingui()
  const [attempt, setAttempt] = useState(0)
  const heading = useId()
  const dirty = state.dirty(plan.fields)
  const problems = attempt === 0 ? [] : state.problems(plan.fields)
  const title = i18n._(plan.title)
  return (
    <Card as="section" aria-labelledby={heading} className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle id={heading} level={2}>
          {title}
        </CardTitle>
        {dirty.length > 0 && (
          <Badge tone="waiting">
            <Trans>Not saved</Trans>
          </Badge>
        )}
      </div>
      {plan.hint && <p className="note">{i18n._(plan.hint)}</p>}
      <Form
        className="grid gap-4"
        onSend={() => {
          setAttempt((count) => count + 1)
          if (state.problems(plan.fields).length === 0) {
            void save(plan.fields).then((done) => {
              if (!done) return
              setAttempt(0)
              onDone?.()
            })
          }
        }}
      >
        <ErrorSummary
          attempt={attempt}
          errors={problems.map(({ field, message }) => ({
            id: fieldId(field),
            message: i18n._(message),
          }))}
        />
        {/* A container query: on a tablet two cards stand side by side. */}
        <div className="@container">
          <div className="grid gap-4 @md:grid-cols-2">
            {plan.fields.map((field) => {
              const problem = problems.find((one) => one.field === field)
              return (
                <SettingField
                  key={field}
                  field={field}
                  state={state}
                  error={problem && i18n._(problem.message)}
                />
              )
            })}
          </div>
        </div>
        {children}
        <Button
          type="submit"
          variant={onDone !== undefined || dirty.length > 0 ? 'primary' : 'secondary'}
          busy={busy}
          busyText={t`Saving…`}
          {...(onDone === undefined && { 'aria-label': t`Save: ${title}` })}
          className="w-fit"
        >
          {onDone === undefined ? <Trans>Save</Trans> : <Trans>Save and go on</Trans>}
        </Button>
      </Form>
    </Card>
  )
}
