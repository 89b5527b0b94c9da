import { runningParts } from '#domain/running.ts'
import type { Block } from '../../notices/blocks.ts'
import { buildLetter, type Compose, type NoticeContext } from '../../notices/kind.ts'

/** The desk's page of how the house runs. */
const PAGE = '/dashboard/running'

async function alertOf({ db, ids }: NoticeContext) {
  const part = runningParts.find((one) => one === ids[0])
  if (part === undefined) return undefined
  return await db.selectFrom('alerts').selectAll().where('part', '=', part).executeTakeFirst()
}

function pageLink({ publicUrl, locale }: NoticeContext): Block[] {
  if (publicUrl === null) return []
  return [{ kind: 'link', label: locale.texts.running.open, url: `${publicUrl}${PAGE}` }]
}

/** What was over before the letter could go, such as a mail server without a link, is not told any more. */
const alert: Compose = async (writing) => {
  const row = await alertOf(writing)
  if (row === undefined || row.over_at !== null) return null
  const { settings, locale, notice } = writing
  const w = locale.texts.running
  const { title, lead } = w[row.part]
  const letter = buildLetter(writing, w.subject(settings.name, title), {
    title,
    blocks: [
      { kind: 'paragraph', text: lead },
      { kind: 'facts', rows: [[w.since, locale.moment(new Date(row.began_at))]] },
      ...pageLink(writing),
      { kind: 'paragraph', text: w.again },
    ],
  })
  return { letter, to: notice.to_email, sms: null }
}

const over: Compose = async (writing) => {
  const row = await alertOf(writing)
  if (row === undefined || row.over_at === null) return null
  const { settings, locale, notice } = writing
  const w = locale.texts.running
  const { title } = w[row.part]
  const letter = buildLetter(writing, w.overSubject(settings.name, title), {
    title: w.overTitle,
    blocks: [
      { kind: 'paragraph', text: w.overLead(title) },
      {
        kind: 'facts',
        rows: [
          [w.since, locale.moment(new Date(row.began_at))],
          [w.until, locale.moment(new Date(row.seen_at))],
        ],
      },
      ...pageLink(writing),
    ],
  })
  return { letter, to: notice.to_email, sms: null }
}

export const notices = { running_alert: alert, running_alert_over: over }
