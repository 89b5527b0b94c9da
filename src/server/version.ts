/** The release of this program, as in package.json and CHANGELOG.md (tests/deploy compares them). */
export const VERSION = '0.2.0'
