import { buildLetter, type Compose, type NoticeContext } from '../../notices/kind.ts'
import { findByEmail, INVITE_LIFETIME_MS, createReset, RESET_LIFETIME_MS } from './resets.ts'
import type { Letter } from '../../notices/mail.ts'

/**
 * Where a reset starts. The token stands behind the #: no browser sends that part to a server, so it
 * reaches no log. Without PUBLIC_URL it is a path for the reader to put behind the house's address.
 */
export function resetLink(publicUrl: string | null, token: string): string {
  return `${publicUrl ?? ''}/forgot-password#token=${token}`
}

/** To a person of staff who asked for a new password. */
function resetLetter(
  writing: Pick<NoticeContext, 'settings' | 'locale' | 'publicUrl'>,
  token: string,
): Letter {
  const { settings, locale, publicUrl } = writing
  const w = locale.texts.reset
  const link = resetLink(publicUrl, token)
  return buildLetter(writing, w.subject(settings.name), {
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
function inviteLetter(
  writing: Pick<NoticeContext, 'settings' | 'locale' | 'publicUrl'>,
  token: string,
): Letter {
  const { settings, locale, publicUrl } = writing
  const w = locale.texts.invited
  const link = resetLink(publicUrl, token)
  return buildLetter(writing, w.subject(settings.name), {
    title: w.title,
    blocks: [
      { kind: 'paragraph', text: w.lead(settings.name) },
      publicUrl === null
        ? { kind: 'paragraph', text: locale.texts.reset.path(link) }
        : { kind: 'link', label: locale.texts.reset.link, url: link },
    ],
  })
}

/**
 * The token is made here, at the time of sending, so that it lies nowhere but in the letter; its
 * 30 minutes begin now. Nobody with this address, or asked for too long ago: nothing to say.
 */
const passwordReset: Compose = async (writing) => {
  const { store, notice, now } = writing
  if (now.getTime() - Date.parse(notice.made_at) > RESET_LIFETIME_MS) return null
  const person = await findByEmail(store.db, notice.to_email ?? '')
  if (person === undefined) return null
  const token = await store.transaction((tx) => createReset(tx, person.id, now))
  return { letter: resetLetter(writing, token), to: person.email, sms: null }
}

/** As a reset's, but the link lives for days: a new colleague does not sit at their letters. */
const invitation: Compose = async (writing) => {
  const { store, notice, now } = writing
  const person = await findByEmail(store.db, notice.to_email ?? '')
  if (person === undefined) return null
  const token = await store.transaction((tx) => createReset(tx, person.id, now, INVITE_LIFETIME_MS))
  return { letter: inviteLetter(writing, token), to: person.email, sms: null }
}

export const notices = { password_reset: passwordReset, staff_invited: invitation }
