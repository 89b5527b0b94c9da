/**
 * One address, as a letter can be sent to it. Nothing that a header, a link or a list of addresses
 * would read as more than that.
 */
export const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(\.[^\s@,;:<>()[\]"\\.]+)+$/

/** Whether it is one; space around it does not count. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())
