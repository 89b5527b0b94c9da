/**
 * Shown instead of the app when the app was built without the house's address (spec 1 §7). English
 * only: it is for the person who set the app up, before any language is chosen.
 */
export function ConfigurationError() {
  return (
    <main className="container-page grid min-h-dvh content-center gap-2 py-16">
      <h1 className="text-2xl">Configuration Error</h1>
      <p className="text-lg" role="alert">
        Missing API URL
      </p>
      <p className="text-ink-soft">
        VITE_API_URL is set, but not to an address. Leave it unset when the house’s server also
        serves this site, or set it to that server’s address, and build again.
      </p>
    </main>
  )
}
