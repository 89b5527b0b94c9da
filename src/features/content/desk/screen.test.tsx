// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { emptyContent, type ContentDraft } from '#contract/content.ts'
import type { DraftRow } from '#offline/db/schema.ts'
import type { Asked } from '#offline/link/types.ts'
import { noHouse, NOW, reply } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { ContentScreen } from './screen.tsx'

beforeAll(installDialog)

const stored = {
  id: 'content',
  version: 3,
  created_at: new Date(NOW).toISOString(),
  changed_at: new Date(NOW).toISOString(),
  operation_id: null,
} as const
const draft: ContentDraft = {
  ...emptyContent,
  ...stored,
  device_time: null,
  changed_by: 'Diane',
  is_published: true,
  rules: [{ en: 'Quiet from ten' }, { en: 'No shoes' }],
}

/** The desk of one tablet; `drafts` outlive the screen. */
function openRules(
  drafts: Map<string, DraftRow>,
  patch: (body: unknown) => Asked | Promise<Asked>,
  now: () => ContentDraft = () => draft,
  published: () => object = () => ({ ...emptyContent, ...stored }),
) {
  const client = atDesk({
    drafts,
    house: { language: 'en' },
    ask: async ({ route, body }) => {
      if (route === 'getContentDraft') return reply(200, now())
      if (route === 'getContent') return reply(200, published())
      return patch(body)
    },
  })
  renderAtDesk(
    client,
    <Routes>
      <Route path="/dashboard/site/:group?" element={<ContentScreen />} />
    </Routes>,
    '/dashboard/site/rules',
  )
  return client
}

const rule = async (at: number) =>
  (await screen.findAllByRole('textbox', { name: 'rule' }))[at] as HTMLTextAreaElement
const saveButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Save in the draft' })

it('what was typed without the link is there when the screen comes back, and is sent with what was seen', async () => {
  const drafts = new Map<string, DraftRow>()
  openRules(drafts, () => noHouse)
  fireEvent.click(await screen.findByRole('button', { name: 'Move up: No shoes' }))
  fireEvent.change(await rule(0), { target: { value: 'No shoes, please' } })
  fireEvent.click(saveButton())
  await screen.findByText(/The house does not answer. What you typed is kept/)
  cleanup()

  const sent: unknown[] = []
  openRules(drafts, (body) => {
    sent.push(body)
    const rules = (body as { rules: ContentDraft['rules'] }).rules
    return reply(200, { data: { ...draft, version: 4, rules }, message: 'Draft saved' })
  })
  await screen.findByText('This is what you had typed before, not yet saved.')
  expect((await rule(0)).value).toBe('No shoes, please')
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    {
      rules: [{ en: 'No shoes, please' }, { en: 'Quiet from ten' }],
      seen: { rules: draft.rules },
    },
  ])
  await screen.findByText('Saved in the draft')
})

it('what is typed while the house takes its time is kept, over what it took', async () => {
  const answer = Promise.withResolvers<Asked>()
  const sent: { rules?: unknown; seen?: unknown }[] = []
  openRules(new Map(), (body) => {
    sent.push(body as object)
    return answer.promise
  })
  fireEvent.change(await rule(0), { target: { value: 'Quiet' } })
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  fireEvent.change(await rule(0), { target: { value: 'Quiet from nine' } })
  const rules = [{ en: 'Quiet' }, { en: 'No shoes' }]
  answer.resolve(reply(200, { data: { ...draft, version: 4, rules } }))
  await screen.findByText('Saved in the draft')
  expect((await rule(0)).value).toBe('Quiet from nine')
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({
    rules: [{ en: 'Quiet from nine' }, { en: 'No shoes' }],
    seen: { rules },
  })
})

it('a text that is too long is not sent, and the language of it is shown', async () => {
  const sent: unknown[] = []
  openRules(new Map(), (body) => {
    sent.push(body)
    return noHouse
  })
  await rule(0)
  fireEvent.click(screen.getByRole('button', { name: 'French, 2 missing' }))
  fireEvent.change(await rule(0), { target: { value: 'x'.repeat(302) } })
  fireEvent.click(screen.getByRole('button', { name: 'English' }))
  fireEvent.click(saveButton())
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('French: 2 characters too many')
  expect((await rule(0)).value).toHaveLength(302)
  expect(sent).toEqual([])
})

it('a colleague’s change of the same part is shown beside one’s own, and one is chosen', async () => {
  const theirs = { ...draft, version: 4, rules: [{ en: 'No music' }] }
  const sent: { seen?: unknown }[] = []
  let now = draft
  openRules(
    new Map(),
    (body) => {
      sent.push(body as object)
      now = sent.length === 1 ? theirs : { ...theirs, version: 5, ...(body as object) }
      if (sent.length > 1) return reply(200, { data: now })
      return reply(409, { code: 'conflict', reason: 'content_changed', current: now })
    },
    () => now,
  )
  fireEvent.change(await rule(0), { target: { value: 'Mine' } })
  fireEvent.click(saveButton())
  await screen.findByText('“House rules” was changed meanwhile')
  expect(screen.getAllByText('No music').length).toBeGreaterThan(0)
  expect(saveButton().disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.seen).toEqual({ rules: theirs.rules })
})

it('asks nothing any more once guests see the draft: the answer of publishing it was lost', async () => {
  let done = false
  const client = openRules(
    new Map(),
    () => {
      done = true
      return noHouse
    },
    () => draft,
    () => ({ ...emptyContent, ...stored, ...(done && { rules: draft.rules }) }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }))
  await screen.findByText(/It may be done all the same/)
  await client.invalidateQueries()
  await screen.findByText('Guests see all that is in the draft.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull())
})

it('shows before publishing what changes in a language that is not being edited', async () => {
  const said = (fr: string) => ({ rules: [{ en: 'Quiet from ten', fr }] })
  const before = () => ({ ...emptyContent, ...stored, ...said('Calme dès dix heures') })
  const now = () => ({ ...draft, ...said('Calme dès vingt-deux heures') })
  openRules(new Map(), () => noHouse, now, before)
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Calme dès dix heures')).toBeTruthy()
  expect(dialog.getByText('Calme dès vingt-deux heures')).toBeTruthy()
  expect(dialog.getAllByText('French')).toHaveLength(2)
  expect(dialog.queryByText('Quiet from ten')).toBeNull()
})
