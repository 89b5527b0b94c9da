import { print } from './figures.ts'
import { outboxFigures } from './outbox.ts'

/**
 * npm run bench: the figures that design §8 puts a budget on and that the build cannot see. Sizes
 * are checked by the build itself (tests/architecture/sizes.ts). The machine is shared and noisy:
 * figures are for reading, and only what is counted (not timed) makes the bench fail.
 */
const figures = await outboxFigures()
print(figures)
process.exit(figures.some(({ kept, value }) => !kept && /of|once/.test(value)) ? 1 : 0)
