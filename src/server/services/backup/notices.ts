import type { StorageTrouble } from '#contract/backup.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { buildLetter, type Compose } from '../../notices/kind.ts'
import { overduePlaces } from './schedule/overdue.ts'

/** To the house: no good back-up for two days. Nothing where there is one by now. */
const backupOverdue: Compose = async (writing) => {
  const { db, ids, notice, settings, locale, now } = writing
  const place = ids[0] as ObjectStore['kind']
  const [overdue] = await overduePlaces(db, [place], now)
  if (overdue === undefined) return null
  const told = await db
    .selectFrom('backup_places')
    .select('failure')
    .where('place', '=', place)
    .executeTakeFirst()
  const w = locale.texts.backupOverdue
  const why: StorageTrouble | null = told?.failure ?? null
  const letter = buildLetter(writing, w.subject(settings.name), {
    title: w.title,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [w.place, w.places[place]],
          [w.last, overdue.lastAt === null ? w.never : locale.moment(new Date(overdue.lastAt))],
          [w.why, why === null ? '' : w.reasons[why]],
        ],
      },
      { kind: 'paragraph', text: w.meaning },
      { kind: 'paragraph', text: w.look },
    ],
  })
  return { letter, to: notice.to_email ?? settings.email, sms: null }
}

export const notices = { backup_overdue: backupOverdue }
