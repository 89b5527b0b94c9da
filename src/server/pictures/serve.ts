import type { FastifyInstance } from 'fastify'
import { sendNotFound } from '../http/errors.ts'
import { refuse } from '../pipeline/endpoint.ts'
import { StorageFailure } from '../storage/object-store.ts'
import type { Pictures } from './pictures.ts'

/** GET /images/{name}. The content behind a name never changes. */
export function servePictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { name: string } }>('/images/:name', async ({ params }, reply) => {
    const bytes = await pictures.read(params.name).catch((error: unknown) => {
      if (!(error instanceof StorageFailure)) throw error
      refuse('pictures_storage', { retryAfter: 5000 })
    })
    if (bytes === null) return sendNotFound(reply)
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return await reply.type('image/webp').send(bytes)
  })
}
