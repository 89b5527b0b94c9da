import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { QueuedRouteName } from '#contract/routes.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { Overlays } from '#offline/reads/overlay.ts'
import { openSteps, stepToFollow } from './open-steps.ts'
import { deviceRows } from '../use-device-rows.ts'
import { useSaveOrSay } from './use-save-or-say.ts'

/** A step on a row of the house, as a person takes it. */
export interface DeskStep {
  route: QueuedRouteName
  /** The row. */
  id: string
  /** With what the person saw of it. */
  body: object
  /** Operations on one thing keep their order. */
  group: string
  title: MessageDescriptor
  /** Which one it is: who, what, when; what is empty is left out. */
  about: readonly string[]
}

/**
 * Takes steps: into the outbox, each after the one of this device that it follows, whoever took
 * that (design §5). Answers
 * whether it was saved; when not, the person is told at once and nothing has changed.
 *
 * @param steps,rowOf as `openSteps` has them
 */
export function useDeskStep(
  steps: Overlays,
  rowOf?: (operation: OperationRow) => string | undefined,
): (step: DeskStep) => Promise<boolean> {
  const { i18n } = useLingui()
  const saveOrSay = useSaveOrSay()
  return async ({ route, id, body, group, title, about }) => {
    const { outbox, actor } = offline()
    const before = stepToFollow(openSteps(deviceRows(), steps, rowOf).get(id))
    const saved = await saveOrSay(() =>
      outbox.confirm({
        route,
        params: { id },
        body,
        group,
        after: before ? [before.id] : [],
        actor: actor(),
        words: { title: i18n._(title), detail: about.filter((word) => word !== '').join(' · ') },
      }),
    )
    return saved !== null
  }
}
