import { setup, testLetter } from '#contract/setup.ts'
import { queueNotice } from '../../notices/queue.ts'
import { settingsOf } from '../../house-settings.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { readSetup } from './facts.ts'
import { changeHouse } from './house-row.ts'

/**
 * POST /api/setup/test-letter: a letter as guests get them, to the house's own address or another.
 * GET /api/setup tells whether it was sent, or kept as a file.
 */
export const sendTestLetter = write({
  name: 'sendTestLetter',
  body: testLetter,
  answer: setup,
  async write(tx, { body, now }) {
    const to = body.to ?? (await settingsOf(tx.db)).email
    if (to === '') refuse('not_an_email', { field: 'to' })
    const dedupe = `setup_test:${tx.newId('notices')}`
    await queueNotice(tx, {
      kind: 'setup_test',
      dedupe,
      subject_kind: 'house',
      subject_ids: ['house'],
      to_email: to,
      to_phone: null,
      language: body.language,
    })
    const { id } = await tx.db
      .selectFrom('notices')
      .select('id')
      .where('dedupe', '=', dedupe)
      .executeTakeFirstOrThrow()
    await changeHouse(tx, (is) => ({ ...is, setup: { ...is.setup, letter_id: id } }))
    return {
      status: 202,
      body: await readSetup(tx.db),
      changes: [
        {
          resource: 'house',
          rowId: 'house',
          changed: { test_letter: [null, now.toISOString()] },
        },
      ],
    }
  },
})
