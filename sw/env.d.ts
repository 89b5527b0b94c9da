/** What the build puts into the worker; vite/client would bring the page's DOM along. */
interface ImportMeta {
  readonly env?: { readonly VITE_API_URL?: string; readonly VITE_APP_VERSION?: string }
}
