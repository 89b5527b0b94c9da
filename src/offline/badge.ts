type BadgeNavigator = {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** The number on the installed app's icon; from a page or the worker. Where there is none, nothing. */
export async function showBadge(
  count: number,
  on: BadgeNavigator = navigator as BadgeNavigator,
): Promise<void> {
  try {
    if (count > 0) await on.setAppBadge?.(count)
    else await on.clearAppBadge?.()
  } catch {
    // Not allowed here.
  }
}
