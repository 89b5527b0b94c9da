/**
 * Marks an English sentence that is said in other languages too. The app's build puts the id by
 * which Lingui's catalogues know it (lingui.config.ts names this file as a macro); the server runs
 * the source as it is, speaks English, and needs none.
 *
 * @param text.context tells apart what one English text means in two places
 */
export function msg<const Message extends string>(text: {
  message: Message
  context?: string
}): { id: string; message: Message } {
  return { id: text.message, message: text.message }
}
