import * as z from 'zod/mini'
import { deleted } from '#contract/catalogue-manage.ts'
import type { RouteName } from '#contract/routes.ts'
import { refuseWith, refuse, write, type Answer, type Endpoint } from '../../pipeline/endpoint.ts'
import { lockManaged, wireOf, type ManagedResource } from './managed.ts'

/** DELETE: a tombstone, since what was sold still names it. Gone already is as wished. */
export function removeEndpoint(kind: ManagedResource, name: RouteName): Endpoint {
  const gone: Answer = { status: 200, body: { message: kind.messages.removed } }
  return write({
    name,
    body: z.object({}),
    answer: deleted,
    async write(tx, { params, now }) {
      const id = params.id ?? ''
      const row = await lockManaged(tx, kind, id)
      if (row === undefined) {
        const was = await tx.db
          .selectFrom(kind.table as 'items')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirst()
        return was === undefined ? refuse('no_such_offer', { noun: kind.noun }) : gone
      }
      const why = (await kind.whyNotDeletable?.(tx, row, now)) ?? null
      if (why !== null) refuseWith(why, { current: await wireOf(kind, tx.db, id) })
      await tx.remove(kind.table, id)
      return {
        ...gone,
        changes: [{ resource: kind.table, rowId: id, changed: { name: [row.name, null] } }],
      }
    },
  })
}
