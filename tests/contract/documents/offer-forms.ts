import sharp from 'sharp'
import { expect } from 'vitest'
import type { Sent } from './call.ts'

/** What the calls on the house's offer share: forms, and their pictures. */

let made = 0
export const fresh = (name: string) => `${name} ${(made += 1)}`

/** Another picture each time. */
export async function photograph(): Promise<Buffer> {
  made += 1
  const background = { r: made % 256, g: 90, b: 60 }
  return await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Every value of a form is a text. */
export async function formOf(fields: Record<string, string>, withImage = true): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (withImage) {
    form.set(
      'image',
      new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' }),
      'a.jpg',
    )
  }
  return form
}

export const idOf = (body: Record<string, unknown>) => (body.data as { id: string }).id
export const hasPhotograph = {
  image_path: expect.stringMatching(/^\/images\/[0-9a-f]{32}-800\.webp$/),
}

/** The picture is served as any of ours. */
export async function isServed(
  { house, row }: Sent,
  table: 'items' | 'cars' | 'tours',
  id: string,
) {
  const { image_path } = await row(table, id)
  const answer = await house.app.inject({ method: 'GET', url: String(image_path) })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/webp')
}

export async function isGone(
  { store }: Sent,
  table: 'items' | 'cars' | 'tours' | 'rooms',
  id: string,
) {
  const row = await store.db
    .selectFrom(table as 'items')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.deleted_at).not.toBeNull()
}
