import * as z from 'zod/mini'
import * as f from '#contract/fields.ts'
import { task, type Endpoint } from '../../pipeline/endpoint.ts'
import { byCodes, confirmedOf } from '../by-codes.ts'
import { living, type ServiceForms } from './forms.ts'

const asked = z.object({ codes: z.array(f.code).check(z.maxLength(50)) })

/** State and items by code, the newest first. Unknown codes are simply absent. */
export function lookUpEndpoint<Row>(forms: ServiceForms<Row>): Endpoint {
  const { service, publicRow, forPublic } = forms
  return task({
    name: service.routes.lookUp,
    body: asked,
    answer: z.object({ data: z.array(publicRow) }),
    async run(call, context) {
      const { db } = context.store
      const rows = await byCodes(call, context, (codes) =>
        living(db, service)
          .selectAll()
          .where('code', 'in', codes)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .execute(),
      )
      return {
        status: 200,
        body: { data: await forPublic(db, rows as Row[]) },
        confirmed: confirmedOf(service.kind, rows),
      }
    },
  })
}
