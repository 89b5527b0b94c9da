import { letterOf, type Writing } from './kind.ts'
import type { Letter } from '../mail.ts'

/**
 * Where a reset starts. The token stands behind the #: no browser sends that part to a server, so it
 * reaches no log. Without PUBLIC_URL it is a path for the reader to put behind the house's address.
 */
export function resetLink(publicUrl: string | null, token: string): string {
  return `${publicUrl ?? ''}/forgot-password#token=${token}`
}

/** To a person of staff who asked for a new password. */
export function resetLetter(
  writing: Pick<Writing, 'settings' | 'speech' | 'publicUrl'>,
  token: string,
): Letter {
  const { settings, speech, publicUrl } = writing
  const w = speech.words.reset
  const link = resetLink(publicUrl, token)
  return letterOf(writing, w.subject(settings.name), {
    title: w.title,
    blocks: [
      { kind: 'paragraph', text: w.lead },
      publicUrl === null
        ? { kind: 'paragraph', text: w.path(link) }
        : { kind: 'link', label: w.link, url: link },
      { kind: 'paragraph', text: w.not },
    ],
  })
}

/** To a new colleague, who has no password yet. */
export function inviteLetter(
  writing: Pick<Writing, 'settings' | 'speech' | 'publicUrl'>,
  token: string,
): Letter {
  const { settings, speech, publicUrl } = writing
  const w = speech.words.invited
  const link = resetLink(publicUrl, token)
  return letterOf(writing, w.subject(settings.name), {
    title: w.title,
    blocks: [
      { kind: 'paragraph', text: w.lead(settings.name) },
      publicUrl === null
        ? { kind: 'paragraph', text: speech.words.reset.path(link) }
        : { kind: 'link', label: speech.words.reset.link, url: link },
    ],
  })
}
