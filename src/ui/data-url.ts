/** A picture kept as text, as an address that the page can show. */
export function dataUrl({ type, data }: { type: string; data: string }): string {
  return `data:${type};base64,${data}`
}
