import { useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { wordedChange } from '#offline/worded-change.ts'
import { WaysOn } from '#ui/ways-on.tsx'
import { roomsMeanings } from '../operations.ts'

/** The ways on of a booking that the house did not take. */
export function Ways({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const meaning = roomsMeanings[operation.route]
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
