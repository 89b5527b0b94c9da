import { refuse } from '../pipeline/endpoint.ts'
import { isFields, type Fields } from './fields.ts'
import type { MultipartBody } from './multipart.ts'

/** As of a picture inside JSON (contract/catalogue-manage.ts): 6 MB of base64. */
const MAX_BYTES = 4.5 * 1024 * 1024

/** A form's fields, with its picture in the contract's field. */
export function formFields({ fields, files }: MultipartBody): Fields {
  const body: Record<string, unknown> = Object.fromEntries(fields)
  // An empty text: no picture was chosen.
  if (body.image === '') delete body.image
  const [file, ...more] = files
  if (file === undefined) return body
  if (file.name !== 'image' || more.length > 0) refuse('one_picture', { field: 'image' })
  if (file.data.length > MAX_BYTES) refuse('picture_too_heavy')
  return {
    ...body,
    image_base64: { filename: file.filename.slice(0, 200), data: file.data.toString('base64') },
  }
}

const DATA = /^data:image\/[\w.+-]{1,40};base64,/

/**
 * `image` inside JSON: a `data:` URL, or name and data as rooms have them. Anything else is
 * refused, since a picture that is silently dropped looks saved. Null means absent.
 */
export function withImage(body: Fields): Fields {
  if (!('image' in body)) return body
  const { image, ...rest } = body
  if (image === null || image === undefined) return rest
  if (typeof image === 'string' && DATA.test(image)) {
    return { ...rest, image_base64: { filename: 'image', data: image } }
  }
  if (isFields(image) && typeof image.data === 'string') return { ...rest, image_base64: image }
  return refuse('image_not_a_picture', { field: 'image' })
}
