/**
 * Asked later, says whether somebody went to another page since: its address stands as soon as they
 * tapped, some time before the page does, and what a field still had to write would lead them back.
 */
export function watchPage(): { left(): boolean } {
  const { pathname } = window.location
  return { left: () => window.location.pathname !== pathname }
}
