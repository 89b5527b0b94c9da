import type { AnyServiceTable } from '#contract/services/index.ts'
import { newCode } from '#lib/code.ts'
import { runCompiled } from '../db/compiled.ts'
import type { Database } from '../db/schema.ts'
import type { Tx } from '../db/store.ts'

export type CodedTable = {
  [Name in keyof Database]: Database[Name] extends { code: string } ? Name : never
}[keyof Database]

/** The code that the device proposed if no row of the table has it, else a new one. */
export async function uniqueCode(
  tx: Tx,
  table: CodedTable,
  requested: string | undefined,
): Promise<string> {
  for (let code = requested ?? newCode(); ; code = newCode()) {
    const query = () =>
      tx.db
        .selectFrom(table as AnyServiceTable)
        .select('id')
        .where('code', '=', code)
    const [taken] = await runCompiled(tx.db, `code of ${table}`, [code], query)
    if (taken === undefined) return code
  }
}
