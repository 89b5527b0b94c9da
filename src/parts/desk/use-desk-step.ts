import type { MouseEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { QueuedRouteName } from '#contract/routes.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { Overlays } from '#offline/reads/overlay.ts'
import { openSteps, stepToFollow } from './open-steps.ts'
import { deviceRows } from '../use-device-rows.ts'
import { useSaveOrSay } from './use-save-or-say.ts'

/** A step that a person takes on a row. */
export interface DeskStep {
  route: QueuedRouteName
  /** The row. */
  id: string
  /** The body, with the values that the person saw. */
  body: object
  /** Operations in one group keep their order. */
  group: string
  title: MessageDescriptor
  /** Identifies the row: who, what, when; empty parts are left out. */
  about: readonly string[]
}

/**
 * Saves steps in the outbox, each after the step on the row that it follows, whoever of this device
 * took that (design §5). Returns whether it was saved; if not, a message is shown and nothing has
 * changed.
 *
 * @param steps,rowOf as in `openSteps`
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

/** A double click or tap takes no longer, ms, and no more room, px. */
const TOGETHER_MS = 500
const NEAR_PX = 30

let last = { at: -Infinity, x: 0, y: 0 }

/**
 * For a button that takes a step on a row at once. Rows move at a step: the second press of a double click
 * would take the next one, or meet another row.
 */
export const onFirstPress = (take: () => void) => (event: MouseEvent) => {
  if (!isSecondPress(event)) take()
}

/** Browsers count clicks of a mouse, but not every one of them taps. */
function isSecondPress({ detail, timeStamp, clientX, clientY, nativeEvent }: MouseEvent) {
  const first = last
  last = { at: timeStamp, x: clientX, y: clientY }
  if (detail > 1) return true
  const { pointerType } = nativeEvent as Partial<PointerEvent>
  const isNear = Math.hypot(clientX - first.x, clientY - first.y) < NEAR_PX
  return pointerType === 'touch' && isNear && timeStamp - first.at < TOGETHER_MS
}
