import { settings } from '#contract/settings.ts'
import { read } from '../../pipeline/endpoint.ts'
import { getLostSecrets } from './lost.ts'
import { updateSettings } from './update.ts'
import { readSettings } from './wire.ts'

const getSettings = read({
  name: 'getSettings',
  answer: settings,
  read: async (db) => await readSettings(db),
})

export const endpoints = [getSettings, getLostSecrets, updateSettings]
