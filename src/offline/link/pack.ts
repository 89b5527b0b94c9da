/** Below this many characters the gzip header and a second pass cost more than they save. */
const WORTH_PACKING = 1_400

export interface PackedBody {
  body: string | Blob
  headers: Record<string, string>
}

/**
 * JSON for the wire; gzip where the host reads it (ours alone: elsewhere the header would fail a
 * CORS preflight) and the browser can make it.
 */
export async function packJson(value: unknown, mayCompress: boolean): Promise<PackedBody> {
  const text = JSON.stringify(value) ?? 'null'
  const headers = { 'content-type': 'application/json' }
  if (!mayCompress || text.length < WORTH_PACKING || typeof CompressionStream === 'undefined') {
    return { body: text, headers }
  }
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  // A Blob, since a stream as a body needs HTTP/2 and `duplex`.
  const body = await new Response(packed).blob()
  return { body, headers: { ...headers, 'content-encoding': 'gzip' } }
}
