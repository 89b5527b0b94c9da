import * as z from 'zod/mini'
import * as f from '#contract/fields.ts'
import type { ServiceKind } from '#contract/services/index.ts'
import { task, type Endpoint } from '../../pipeline/endpoint.ts'
import { findByCodes, confirmedSubjects } from '../by-codes.ts'
import { activeRows, type ServiceSerializers } from './serializers.ts'

const lookUpBody = z.object({ codes: z.array(f.code).check(z.maxLength(50)) })

/** State and items by code, the newest first. Unknown codes are simply absent. */
export function lookUpEndpoint<Row>(forms: ServiceSerializers<Row>): Endpoint {
  const { service, publicSchema, toPublic } = forms
  return task({
    name: service.routes.lookUp,
    body: lookUpBody,
    answer: z.object({ data: z.array(publicSchema) }),
    async run(call, context) {
      const { db } = context.store
      const rows = await findByCodes(call, context, (codes) =>
        activeRows(db, service)
          .selectAll()
          .where('code', 'in', codes)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .execute(),
      )
      return {
        status: 200,
        body: { data: await toPublic(db, rows as Row[]) },
        confirmed: confirmedSubjects(service.kind as ServiceKind, rows),
      }
    },
  })
}
