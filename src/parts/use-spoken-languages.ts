import { settingLanguages } from '#domain/settings.ts'
import { useHouse } from '#parts/use-house.ts'

/** The languages in which the house offers its site; all of ours where it does not say. */
export function useSpokenLanguages() {
  const { languages } = useHouse()
  return settingLanguages.filter((one) => languages?.includes(one) ?? true)
}
