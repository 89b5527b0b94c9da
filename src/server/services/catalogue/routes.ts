import * as z from 'zod/mini'
import { tourCategory } from '#contract/catalogue.ts'
import type { Endpoint } from '../../pipeline/endpoint.ts'
import { read } from '../../pipeline/endpoint.ts'
import { carCategoryRows } from '../cars/car-categories.ts'
import { changeEndpoint } from './change.ts'
import { createEndpoint } from './create.ts'
import { managedKinds } from './kinds.ts'
import { removeEndpoint } from './remove.ts'

const listCarCategories = read({
  name: 'listCarCategories',
  answer: z.object({ data: z.array(tourCategory) }),
  async read(db) {
    return { data: await carCategoryRows(db, null) }
  },
})

export const endpoints: Endpoint[] = [
  listCarCategories,
  ...managedKinds.flatMap((kind) => [
    createEndpoint(kind),
    changeEndpoint(kind),
    ...(kind.routes.remove === undefined ? [] : [removeEndpoint(kind, kind.routes.remove)]),
  ]),
]
