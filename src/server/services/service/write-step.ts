import type { Tx } from '../../db/store.ts'
import { notifyOfStep } from './notify-of-step.ts'
import { changeServiceRow, type RowPatch, type ServiceRow, type ServiceServer } from './server.ts'

/**
 * Writes a step on a locked row, whoever takes it: the desk, or the guest who cancels. What the row
 * claimed is in step with it, and the guest is told of what the description says.
 */
export async function writeStep<Row extends ServiceRow>(
  tx: Tx,
  server: ServiceServer<Row>,
  step: string,
  id: string,
  patch: RowPatch,
): Promise<Row> {
  const changed = await changeServiceRow(tx, server, id, patch)
  await notifyOfStep(tx, server.serializers.service, step, changed)
  return changed
}
