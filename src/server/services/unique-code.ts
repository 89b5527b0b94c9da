import type { AnyServiceTable } from '#contract/services/index.ts'
import { newCode } from '#lib/code.ts'
import type { Database } from '../db/schema.ts'
import type { Tx } from '../db/store.ts'

type CodedTable = {
  [Name in keyof Database]: Database[Name] extends { code: string } ? Name : never
}[keyof Database]

/** The device's code where no row of the table has it yet, else a new one: the answer says which. */
export async function uniqueCode(
  tx: Tx,
  table: CodedTable,
  requested: string | undefined,
): Promise<string> {
  for (let code = requested ?? newCode(); ; code = newCode()) {
    const taken = await tx.db
      .selectFrom(table as AnyServiceTable)
      .select('id')
      .where('code', '=', code)
      .executeTakeFirst()
    if (taken === undefined) return code
  }
}
