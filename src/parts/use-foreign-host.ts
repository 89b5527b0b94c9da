import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'

/** Whether another server answers, which keeps no carts, codes or quotes (decision 63). */
export const useForeignHost = (): boolean => useValue(offline().host) === 'foreign'
