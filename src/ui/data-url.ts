/** A data URL of a picture in base64. */
export function dataUrl({ type, data }: { type: string; data: string }): string {
  return `data:${type};base64,${data}`
}
