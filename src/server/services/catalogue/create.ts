import { saved } from '#contract/catalogue-manage.ts'
import { picturePath } from '#contract/pictures.ts'
import { MAX_PICTURE_BODY_BYTES, write, type Call, type Endpoint } from '../../pipeline/endpoint.ts'
import type { Context } from '../../pipeline/context.ts'
import { storeUploads, type UploadedPicture } from '../../pictures/uploads.ts'
import {
  checkPrices,
  columnsOf,
  invalidFor,
  wireOf,
  type ManagedResource,
  type FieldValues,
} from './managed.ts'

/** What a save brought along for its picture: its hash; null: none any more; undefined: not said. */
export async function cacheImage(
  { body }: Pick<Call<FieldValues>, 'body'>,
  context: Pick<Context, 'pictures'>,
): Promise<string | null | undefined> {
  const sent = body.image_base64 as UploadedPicture | null | undefined
  if (sent === undefined || sent === null) return sent
  const [hash] = await storeUploads(context, [sent])
  return hash
}

export const imageColumn = (hash: string | null | undefined) =>
  hash === undefined ? {} : { image_path: hash === null ? null : picturePath(hash) }

/** POST: a new row of a kind. */
export function createEndpoint(kind: ManagedResource): Endpoint {
  return write<FieldValues, string | null | undefined>({
    name: kind.routes.create,
    body: kind.bodies.create as never,
    answer: saved,
    ...(kind.hasImage && { maxStaffBytes: MAX_PICTURE_BODY_BYTES, prepare: cacheImage }),
    invalid: invalidFor(kind),
    async write(tx, { params, body }, hash) {
      await checkPrices(kind, tx, body)
      await kind.check?.(tx, body, null)
      const id = tx.newId(kind.table)
      const row = {
        id,
        ...(kind.hasImage && { image_path: null, ...imageColumn(hash) }),
        ...columnsOf(kind, body),
        ...kind.derivedColumns?.(body),
        ...(await kind.defaultsForNew?.(tx, params, body)),
      }
      await tx.insert(kind.table, row as never)
      return {
        status: 201,
        body: { data: await wireOf(kind, tx.db, id), message: kind.messages.created },
        changes: [{ resource: kind.table, rowId: id, changed: { name: [null, body.name] } }],
      }
    },
  })
}
