import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentDraft, UpdateContent } from '#contract/content.ts'
import { pictureHash } from '#contract/pictures.ts'
import { createPictureStore } from '#server/pictures/pictures.ts'
import { referencedPictures } from '#server/pictures/referenced.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { eachStore } from './fixtures.ts'
import { openHouse, type House } from './http-house.ts'

/* What the house says of itself (decision 76): drafted by staff, published in one step, read by guests. */

eachStore((make) => {
  describe('the content of the house', () => {
    let house: House
    let token: string
    const folder = temporaryDir('content')
    beforeAll(async () => {
      const store = await make()
      await store.transaction(async (tx) => {
        const { defaultSettings } = await import('#server/house-settings.ts')
        const settings = { ...defaultSettings, tagline: 'By the water' }
        await tx.insert('house', { id: 'house', settings: JSON.stringify(settings) })
      })
      const pictures = createPictureStore(folder, () => house.now)
      house = await openHouse(store, { pictures })
      token = await house.staff()
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    const draft = async () =>
      (await house.ask('GET', '/api/content/draft', { token })).body as unknown as ContentDraft
    const read = async () => (await house.ask('GET', '/api/content')).body
    const theHouse = async () => (await house.ask('GET', '/api/house')).body
    const change = (body: UpdateContent) =>
      house.ask('PATCH', '/api/content/draft', { token, body })
    const step = (name: 'publish' | 'discard', version: number, parts?: string[]) =>
      house.ask('POST', `/api/content/${name}`, { token, body: { seen: { version }, parts } })

    it('is empty in a new house, save for what the settings say', async () => {
      expect(await read()).toMatchObject({
        headline: {},
        about: [],
        tagline: { en: 'By the water' },
      })
      expect(await draft()).toMatchObject({ version: 0, is_published: true })
      expect(await theHouse()).toMatchObject({ words: { headline: {} }, hero: { picture: null } })
    })

    it('is drafted without guests seeing it, and published in one step: to pages, the house and the feed', async () => {
      const feed = await house.ask('GET', '/api/changes')
      const saved = await change({
        headline: { en: 'Sleep by the lake', fr: 'Dormir au bord du lac' },
        about: [{ icon: 'lake', title: { en: 'On the shore' }, text: { en: 'Ten steps.' } }],
        pages: [
          { slug: 'weddings', title: { en: 'Weddings' }, text: {}, picture: null, in_menu: true },
        ],
        seen: { headline: {}, about: [], pages: [] },
      })
      expect(saved.status, saved.text).toBe(200)
      expect(saved.body).toMatchObject({ data: { is_published: false, version: 1 } })
      expect(await read()).toMatchObject({ headline: {}, about: [] })

      expect((await step('publish', 7)).body).toMatchObject({ reason: 'draft_changed' })
      expect(await read()).toMatchObject({ headline: {} })
      const published = await step('publish', 1)
      expect(published.body).toMatchObject({ data: { is_published: true } })
      expect(await read()).toMatchObject({ about: [{ icon: 'lake' }], version: 1 })
      expect(await theHouse()).toMatchObject({
        tagline: 'By the water',
        words: { headline: { fr: 'Dormir au bord du lac' }, tagline: { en: 'By the water' } },
        pages: [{ slug: 'weddings', in_menu: true }],
      })
      const after = await house.ask('GET', `/api/changes?since=${String(feed.body.cursor)}`)
      const changes = after.body.changes as Record<string, { rows: object[] }>
      expect(Object.keys(changes).toSorted()).toEqual(['content', 'house'])
      expect(changes.content?.rows).toMatchObject([{ headline: { en: 'Sleep by the lake' } }])
      const audit = await house.store.db
        .selectFrom('audit')
        .select(['endpoint', 'changed'])
        .where('endpoint', 'in', ['updateContent', 'publishContent'])
        .execute()
      expect(audit.map(({ endpoint }) => endpoint)).toEqual(['updateContent', 'publishContent'])
      expect(audit[0]?.changed).toContain('On the shore')
    })

    it('merges two people who edit two parts, and tells the second of one part', async () => {
      const { headline, rules } = await draft()
      const first = await change({ headline: { en: 'Another' }, seen: { headline } })
      expect(first.status).toBe(200)
      expect((await change({ rules: [{ en: 'Quiet from ten' }], seen: { rules } })).status).toBe(
        200,
      )
      const second = await change({ headline: { en: 'A third' }, seen: { headline } })
      expect(second.status).toBe(409)
      expect(second.body).toMatchObject({
        code: 'conflict',
        reason: 'content_changed',
        params: { fields: ['headline'] },
        current: { headline: { en: 'Another' } },
      })
      const { version } = await draft()
      expect((await step('discard', version)).status).toBe(200)
      expect(await draft()).toMatchObject({
        headline: { en: 'Sleep by the lake' },
        rules: [],
        is_published: true,
      })
    })

    it('publishes the named parts alone; what else is drafted stays a draft', async () => {
      const { headline, rules } = await draft()
      const body = { headline: { en: 'Wake by the lake' }, rules: [{ en: 'No drones' }] }
      await change({ ...body, seen: { headline, rules } })
      const { version } = await draft()
      expect((await step('publish', version, [])).status).toBe(422)
      expect((await step('publish', version, ['password'])).status).toBe(422)
      const published = await step('publish', version, ['headline'])
      expect(published.body).toMatchObject({ data: { is_published: false, rules: body.rules } })
      expect(await read()).toMatchObject({ headline: body.headline, rules: [] })
      expect(await theHouse()).toMatchObject({ words: { headline: body.headline } })
      const audit = await house.store.db
        .selectFrom('audit')
        .select('changed')
        .where('endpoint', '=', 'publishContent')
        .execute()
      expect(audit.at(-1)?.changed).not.toContain('No drones')
      expect((await step('discard', version)).status).toBe(200)
      expect(await draft()).toMatchObject({ headline: body.headline, rules: [] })
      // The next tests go on with the headline of before.
      await change({ headline, seen: { headline: body.headline } })
      await step('publish', (await draft()).version)
    })

    it('says the tagline where the settings say it, both ways', async () => {
      const { tagline } = await draft()
      await change({
        tagline: { en: 'Under the hills', fr: 'Sous les collines' },
        seen: { tagline },
      })
      await step('publish', (await draft()).version)
      const settings = await house.ask('GET', '/api/settings', { token })
      expect(settings.body).toMatchObject({ tagline: 'Under the hills' })
      const seen = { tagline: 'Under the hills' }
      const body = { tagline: 'In the hills', seen }
      expect((await house.ask('PATCH', '/api/settings', { token, body })).status).toBe(200)
      expect(await theHouse()).toMatchObject({
        tagline: 'In the hills',
        words: { tagline: { en: 'In the hills', fr: 'Sous les collines' } },
      })
      expect(await draft()).toMatchObject({ tagline: { en: 'In the hills' }, is_published: true })
    })

    it('keeps a picture as long as the draft or the pages name it', async () => {
      const bytes = await sharp({
        create: { width: 40, height: 20, channels: 3, background: '#123456' },
      })
        .png()
        .toBuffer()
      const image_base64 = { filename: 'hero.png', data: bytes.toString('base64') }
      const taken = await house.ask('POST', '/api/content/pictures', {
        token,
        body: { image_base64 },
      })
      expect(taken.status, taken.text).toBe(201)
      const path = String(taken.body.path)
      const hash = String(pictureHash(path))
      expect((await referencedPictures(house.store.db)).has(hash)).toBe(false)
      const { hero } = await draft()
      await change({ hero: { picture: path, phone: null }, seen: { hero } })
      expect((await referencedPictures(house.store.db)).has(hash)).toBe(true)
      await step('publish', (await draft()).version)
      expect(await theHouse()).toMatchObject({ hero: { picture: path } })
    })

    it('refuses what is no plain text, no path of ours, too much, or an address twice', async () => {
      const bad: UpdateContent[] = [
        { hero: { picture: 'https://elsewhere.example/x.png', phone: null } },
        { headline: { en: 'x'.repeat(81) } },
        { social: { facebook: 'javascript:alert(1)', twitter: '', instagram: '', linkedin: '' } },
        { about: [{ icon: 'skull' as 'sun', title: {}, text: {} }] },
        {
          pages: ['a-b', 'a-b'].map((slug) => ({
            slug,
            title: {},
            text: {},
            picture: null,
            in_menu: false,
          })),
        },
        {
          pages: Array.from({ length: 12 }, (_, at) => ({
            slug: `page-${at}`,
            title: {},
            text: { en: 'x'.repeat(8000), fr: 'x'.repeat(8000), rw: 'x'.repeat(8000) },
            picture: null,
            in_menu: false,
          })),
        },
      ]
      for (const body of bad) {
        const answer = await change(body)
        expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(422)
      }
      expect(await draft()).toMatchObject({ is_published: true })
    })
  })
})
