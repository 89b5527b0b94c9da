import { useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { wordedChange } from '#offline/worded-change.ts'
import { WaysOn } from '#ui/ways-on.tsx'
import { rentCarMeaning } from '../operations/rent-car.ts'

/** The ways on of a rental that the house did not take. */
export function Ways({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  return (
    <WaysOn
      ways={rentCarMeaning.ways(operation)}
      take={(way) =>
        offline().outbox.change(
          operation.id,
          wordedChange(operation, way, rentCarMeaning, (words) => i18n._(words)),
        )
      }
    />
  )
}
