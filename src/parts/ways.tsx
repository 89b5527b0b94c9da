import { useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Meanings } from '#offline/meaning.ts'
import { offline } from '#offline/offline.ts'
import { wordedChange } from '#offline/worded-change.ts'
import { WaysOn } from '#ui/ways-on.tsx'

/** The ways on of a request that the house did not take. */
export function Ways({ operation, meanings }: { operation: OperationRow; meanings: Meanings }) {
  const { i18n } = useLingui()
  const meaning = meanings[operation.route]
  return (
    <WaysOn
      ways={meaning?.ways(operation) ?? []}
      take={(way) =>
        offline().outbox.change(
          operation.id,
          wordedChange(operation, way, meaning, (words) => i18n._(words)),
        )
      }
    />
  )
}
