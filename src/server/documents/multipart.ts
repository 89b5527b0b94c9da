import { refuse } from '../pipeline/endpoint.ts'

/** A form as the documents send it with a picture (spec 3 §7.4, §7.5, §7.9). */
export class MultipartBody {
  /** The last value of a repeated name wins. */
  readonly fields: ReadonlyMap<string, string>
  readonly files: readonly MultipartFile[]

  constructor(fields: ReadonlyMap<string, string>, files: readonly MultipartFile[]) {
    this.fields = fields
    this.files = files
  }
}

interface MultipartFile {
  name: string
  filename: string
  data: Buffer
}

/** The documents' forms have ten fields and a picture. */
const MAX_PARTS = 40

function countOf(bytes: Buffer, mark: string, limit: number): number {
  let count = 0
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    count += 1
    if (count > limit) break
  }
  return count
}

/**
 * Reads a form with Node's own parser, which has no limits: its bytes were limited before, and its
 * parts are counted here. Throws `bad_request`.
 */
export async function readMultipart(type: string, bytes: Buffer): Promise<MultipartBody> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) refuse('form_without_boundary')
  // One more than parts: the closing boundary.
  if (countOf(bytes, `--${boundary}`, MAX_PARTS + 1) > MAX_PARTS + 1) {
    refuse('form_too_many_parts')
  }
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => refuse('form_unreadable'))
  const fields = new Map<string, string>()
  const files: MultipartFile[] = []
  for (const [name, value] of form) {
    // PostgreSQL has no NUL.
    if (typeof value === 'string') fields.set(name, value.replaceAll('\0', ''))
    // A form sends an empty file where no picture was chosen.
    else if (value.size > 0) {
      const data = Buffer.from(await value.arrayBuffer())
      files.push({ name, filename: value.name, data })
    }
  }
  return new MultipartBody(fields, files)
}
