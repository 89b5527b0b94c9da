import {
  addContentPicture as pictureBody,
  content,
  contentDraft,
  contentPicture,
} from '#contract/content.ts'
import { picturePath } from '#contract/pictures.ts'
import { storeUploads } from '../../pictures/uploads.ts'
import { MAX_PICTURE_BODY_BYTES, read, task } from '../../pipeline/endpoint.ts'
import { discardContent, publishContent } from './publish.ts'
import { updateContent } from './update.ts'
import { readContent, readDraft } from './wire.ts'

const getContent = read({
  name: 'getContent',
  answer: content,
  read: async (db) => await readContent(db),
})

const getContentDraft = read({
  name: 'getContentDraft',
  answer: contentDraft,
  read: async (db) => await readDraft(db),
})

/** It is nobody's until a draft names it: after a month it goes. */
const addContentPicture = task({
  name: 'addContentPicture',
  body: pictureBody,
  answer: contentPicture,
  maxStaffBytes: MAX_PICTURE_BODY_BYTES,
  async run({ body }, context) {
    const [hash = ''] = await storeUploads(context, [body.image_base64])
    return { status: 201, body: { path: picturePath(hash) } }
  },
})

export const endpoints = [
  getContent,
  getContentDraft,
  updateContent,
  publishContent,
  discardContent,
  addContentPicture,
]
