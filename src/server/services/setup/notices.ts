import { buildLetter, type Compose } from '../../notices/kind.ts'

/** To the owner: letters arrive. */
const testLetterText: Compose = async (writing) => {
  const { settings, locale, notice } = writing
  const w = locale.texts.setupTest
  const letter = buildLetter(writing, w.subject(settings.name), {
    title: w.title,
    blocks: [
      { kind: 'paragraph', text: w.lead(settings.name) },
      { kind: 'paragraph', text: w.next },
    ],
  })
  return { letter, to: notice.to_email ?? settings.email, sms: null }
}

export const notices = { setup_test: testLetterText }
