/** The store on the device was made by a newer app than this one. */
export class NewerStoreError extends Error {
  override readonly name = 'NewerStoreError'
}

/**
 * An IDBFactory that opens one database at one version only. Dexie meets a newer store by opening
 * it anyway and, where its tables differ, by patching it; but code that finds a newer store than its
 * own must touch nothing (design §5). Other databases pass through.
 */
export function guardVersion(factory: IDBFactory, name: string, version: number): IDBFactory {
  const guarded: Partial<IDBFactory> = {
    open(asked: string, at?: number) {
      // Dexie asks without a version, or with one of its own making, only after a VersionError.
      if (asked === name && at !== version) throw new NewerStoreError(name)
      return at === undefined ? factory.open(asked) : factory.open(asked, at)
    },
    deleteDatabase: (asked: string) => factory.deleteDatabase(asked),
    cmp: (a: unknown, b: unknown) => factory.cmp(a, b),
  }
  // Where it lacks, Dexie keeps its own list of names; it looks for the method to know.
  if (typeof factory.databases === 'function') guarded.databases = () => factory.databases()
  return guarded as IDBFactory
}
