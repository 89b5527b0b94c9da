import { i18n } from '@lingui/core'
import type { QueuedRouteName } from '#contract/routes.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'

/**
 * What an operation that is about to be confirmed is called, in the language of the person who does
 * so. For descriptors that name it by its body alone.
 */
export function operationTitle(
  descriptors: OperationDescriptors,
  route: QueuedRouteName,
  body: unknown,
): string {
  const title = descriptors[route]?.title({ body } as OperationRow)
  return title === undefined ? '' : i18n._(title)
}
