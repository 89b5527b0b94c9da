/** Below this the eight columns do not fit, and rows are tapped; wider than the documents' 640 px. */
export const NARROW = '(max-width: 767.98px)'
/** From here on the five actions fit beside the columns; on the desk's tablet they are below them. */
export const WIDE = '(min-width: 1280px)'
